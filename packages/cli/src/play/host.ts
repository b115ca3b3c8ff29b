import type { Budget } from '@zaria/bots';
import { botsOf, findBot } from '@zaria/bots/all';
import { isGameId, type GameId } from '@zaria/games';
import { NATURE, SEATS, simulationRng } from '@zaria/kit';
import type { AnyFact, AnyShape, MatchRecord, Narration, Rng } from '@zaria/kit';
import { absorb, decide, fairDice, openTable, phaseOf, playBot, recordOf, resume, wantedBots } from '@zaria/table';
import type { Context, Decision, Stored, Table, Wanted, Wish } from '@zaria/table';
import type { Save } from '../files/save.ts';
import type { Io } from '../io.ts';
import { usualBot } from './seats.ts';

/** A match hosted at this terminal. */
export interface Host {
  readonly id: GameId;
  readonly table: Table;
  readonly save: Save;
  /** What a wish would lead to; nothing of it is done. */
  decide(wish: Wish): Decision;
  /** What dice and bots do now, if it is theirs to do: nothing when a person is asked, or the match is over. */
  automatic(): readonly Stored[];
  /** Keeps entries, then takes them in one by one. `hear` gets what each leads to before it is taken in. */
  keep(entries: readonly Stored[], hear?: (take: () => void, facts: readonly AnyFact[]) => void): void;
}

export function openHost(save: Save, budget: Budget, io: Pick<Io, 'now' | 'rng'>, write: (save: Save) => void): Host {
  const { secret, chance } = save;
  const entries = [...save.entries];
  const table = openTable(entries);
  const { id } = table.game;
  if (!isGameId(id)) throw new Error(`${id} was found in the registry`);
  const bots = botsOf(id).map(bot => bot.id);

  const context = (): Context => ({
    now: io.now(),
    dice: chance.kind === 'drawn' ? fairDice(table, chance.serverSeed) : null,
    rng: io.rng,
    // A bot may take any seat over: whoever wants one is as good as away.
    absent: new Set(SEATS),
    bots,
  });

  /** In practice bots too do the same again, also when the match was left in between. */
  const thoughtsOf = ({ seat }: Wanted): Rng =>
    chance.kind === 'seeded' ? simulationRng(`${chance.seed} seat ${seat} ${matchOf(table).log.length}`) : io.rng;

  function think(wanted: Wanted): readonly Stored[] {
    const bot = findBot(id as GameId, wanted.bot ?? usualBot(id as GameId));
    const plan = bot?.decide(wanted.told, wanted.seat, budget, thoughtsOf(wanted)) ?? null;
    return playBot(table, wanted, plan, context());
  }

  return {
    id,
    table,
    get save() {
      return { ...save, entries };
    },
    decide: wish => decide(table, { id: `entry ${table.seq}`, token: tokenFor(table, secret, wish), wish }, context()),
    automatic() {
      const more = resume(table, context());
      // While people talk about an undo nobody plays on.
      if (more.length > 0 || phaseOf(table) !== 'playing' || table.undoAsked !== null) return more;
      if (isNatures(table)) return chance.kind === 'seeded' ? [thrown(table, chance.seed, io.now())] : [];
      const [wanted] = wantedBots(table);
      return wanted === undefined ? [] : think(wanted);
    },
    keep(more, hear = take => take()) {
      if (more.length === 0) return;
      entries.push(...more);
      write({ ...save, entries });
      for (const stored of more) hear(() => absorb(table, [stored]), factsOf(table, stored));
    },
  };
}

/** People at one terminal have tokens of their own all the same, so that each is asked before something is undone. */
function tokenFor({ chairs }: Table, secret: string, wish: Wish): string {
  const hostToken = `${secret}:host`;
  if (wish.do === 'throw') return `${secret}:${chairs.findIndex(chair => chair.token !== null)}`;
  return 'seat' in wish && wish.do !== 'cover' && wish.do !== 'seat-bot' ? `${secret}:${wish.seat}` : hostToken;
}

export function matchOf({ match }: Table): Narration<AnyShape> {
  if (match === null) throw new Error('the match has not started');
  return match;
}

/** Whether dice or deck are to answer. */
export const isNatures = (table: Table): boolean => table.game.waiting(matchOf(table).state).includes(NATURE);

/** A throw from a seed. The table claims nothing of it: to the table it was typed in. */
function thrown(table: Table, seed: string, now: number): Stored {
  const action = table.game.sample(matchOf(table).state, simulationRng(`${seed} nature ${table.draws}`));
  return { at: now, by: null, what: { kind: 'match', entry: { kind: 'play', actor: NATURE, action }, token: null } };
}

function factsOf({ game, match }: Table, { what }: Stored): readonly AnyFact[] {
  const facts: AnyFact[] = [];
  if (match !== null && what.kind === 'match' && what.entry.kind === 'play')
    game.play(game.clone(match.state), what.entry.actor, what.entry.action, fact => facts.push(fact));
  return facts;
}

/** The record of the match; its seed is in it once the match is over. */
export function recordNow({ table, save: { chance } }: Host): MatchRecord {
  const isShown = chance.kind === 'drawn' && phaseOf(table) !== 'playing';
  return recordOf(table, isShown ? chance.serverSeed : null);
}
