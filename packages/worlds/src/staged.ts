import { printHex } from '@zaria/fair';
import { SEATS, pick, seatsOf, simulationRng, type AnyOptions, type Rng, type Seat } from '@zaria/kit';
import { givenBy, opening, phaseOf, questionOf, recordOf } from '@zaria/table';
import type { Table, Wish, WrittenRecord } from '@zaria/table';
import { SOUND } from './authority.ts';
import { plainly, type Happening } from './event.ts';
import { chainOfHead, gather, someHead, someHost, write, type People } from './people.ts';
import { happen, openSide, type Side } from './side.ts';
import { isAwaited, randomPlan } from './thinking.ts';

/** A match of people who behave: three who add links to every throw, but for the last, who now and then keeps silent. */
export interface Staged {
  readonly table: Table;
  readonly record: WrittenRecord;
  /** A record that the first of them saved in the middle of it, when another hid something from him if ever one did. */
  readonly inPlay: WrittenRecord;
}

const PEOPLE = 3;
/** After so many throws somebody asks to undo, and all agree. */
const UNDO_AFTER = 6;
const TOO_LONG = 6000;
const SILENT_EVERY = 5;
/** So often somebody saves a record, until one has something hidden in it. */
const SAVED_EVERY = 20;
const HIDDEN = '"hidden';

/** Plays a whole match from a seed, one throw of it undone. */
export async function stageMatch(game: string, seed: string, options: AnyOptions = {}): Promise<Staged> {
  const rng = simulationRng(`staged ${game} ${seed}`);
  const people = gather(rng);
  const side = await openStage(game, people, options, rng);
  const stage: Stage = { side, people, rng, now: 0 };
  await takeSeats(stage);
  let isUndone = false;
  let saved = '';
  for (let i = 0; phaseOf(side.table) === 'playing'; i++) {
    if (i > TOO_LONG) throw new Error(`the match has not ended after ${TOO_LONG} moves`);
    if (!isUndone && side.table.numbers > UNDO_AFTER && side.table.asked === null) isUndone = await askBack(stage);
    else await move(stage);
    const isHidden = side.table.match?.told(0).entries.at(-1)?.kind === 'hidden';
    const isDue = isHidden || (i % SAVED_EVERY === 0 && !saved.includes(HIDDEN));
    if (isUndone && isDue && phaseOf(side.table) === 'playing') saved = JSON.stringify(recordOf(side.table, 0));
  }
  const { table } = side;
  const record = JSON.parse(JSON.stringify(recordOf(table, 'spectator'))) as WrittenRecord;
  return { table, record, inPlay: JSON.parse(saved) as WrittenRecord };
}

interface Stage {
  readonly side: Side;
  readonly people: People;
  readonly rng: Rng;
  now: number;
}

async function openStage(id: string, people: People, options: AnyOptions, rng: Rng): Promise<Side> {
  const host = someHost(rng);
  const game = SOUND.games(id);
  if (game === null) throw new Error(`there is no game ${id}`);
  const seats = Math.min(game.players.max, PEOPLE + 1);
  const opened = opening(
    {
      game: id,
      setting: {
        seats,
        options,
        clock: { kind: 'none' },
        forced: true,
        spectators: 'silent',
        friendly: true,
        breath: 0,
        chairsEach: SEATS.length,
      },
      host: people.tokens[0] ?? '',
      dice: { kind: 'open', matchId: host.matchId, head: host.chain.head },
    },
    0,
    SOUND.games,
  );
  if (!opened.ok) throw new Error(opened.error.why);
  return openSide({ authority: SOUND, people, host, stored: opened.value, ears: null });
}

const passes = (stage: Stage, what: Happening): Promise<unknown> => happen(stage.side, plainly(what, ++stage.now));

const send = (stage: Stage, seat: Seat, wish: Wish): Promise<unknown> =>
  passes(stage, { kind: 'command', command: write(stage.people, stage.people.tokens[seat] ?? '', wish) });

async function takeSeats(stage: Stage): Promise<void> {
  const { side } = stage;
  for (const seat of seatsOf(side.table.setting.seats)) {
    if (seat >= PEOPLE) {
      await send(stage, 0, { do: 'seat-bot', seat, bot: 'random', name: `Bot ${seat}`, colour: seat });
      continue;
    }
    await send(stage, seat, { do: 'sit', seat, as: 'remote', name: ['Ada', 'Ben', 'Cleo'][seat] ?? '', colour: seat });
    await send(stage, seat, { do: 'head', seat, head: someHead(side.table, seat, stage.rng) });
    await send(stage, seat, { do: 'ready', seat, version: 0, ready: true });
  }
  await send(stage, 0, { do: 'start' });
}

/** Somebody who is waited for answers at random; in a common step he changes his mind now and then. */
async function move(stage: Stage): Promise<void> {
  const { side, rng } = stage;
  const { table } = side;
  const { match, game } = table;
  if (match === null) throw new Error('the match has not started');
  if (table.asked !== null) {
    await giveLinks(stage, table.asked);
    return;
  }
  const thought = side.thinking.find(one => isAwaited(table, one, stage.now));
  if (thought !== undefined) {
    await passes(stage, { kind: 'bot', thought, plan: randomPlan(table, thought, rng) });
    return;
  }
  const seat = pick(game.waiting(match.state), rng) as Seat;
  const [question, count] = [questionOf(table), givenBy(table, seat)];
  const [back] = game.back(match.state, seat);
  if (back !== undefined && rng.below(10) === 0) await send(stage, seat, { do: 'back', seat, question, count, back });
  else {
    const action = game.print(pick(game.legal(match.state, seat), rng));
    await send(stage, seat, { do: 'play', seat, question, count, action });
  }
}

/** Everybody who is asked answers; the last of them keeps silent in every fifth throw. */
async function giveLinks(stage: Stage, { n, seats }: NonNullable<Table['asked']>): Promise<void> {
  const { table } = stage.side;
  for (const seat of seats) {
    if (seat === PEOPLE - 1 && n % SILENT_EVERY === 0) continue;
    const link = chainOfHead(table.chairs[seat]?.head ?? '')?.chain.link(n);
    if (link !== undefined) await send(stage, seat, { do: 'link', seat, n, link: printHex(link) });
  }
  // The next draw may be asked for already.
  if (table.asked?.n !== n) return;
  stage.now += table.wait;
  await passes(stage, { kind: 'tick' });
}

/** Whoever can asks to undo, and all agree. */
async function askBack(stage: Stage): Promise<boolean> {
  const { side } = stage;
  const { undos } = side.table;
  for (const seat of seatsOf(PEOPLE)) {
    await send(stage, seat, { do: 'undo', seat, question: questionOf(side.table) });
    const request = side.table.undoAsked?.request ?? 0;
    for (const other of seatsOf(PEOPLE))
      await send(stage, other, { do: 'answer-undo', seat: other, request, agree: true });
    if (side.table.undos > undos) return true;
  }
  return false;
}
