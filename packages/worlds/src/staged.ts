import { pick, seatsOf, simulationRng, type MatchRecord, type Rng, type Seat } from '@zaria/kit';
import type { Command, Wish } from '@zaria/table';
import { completeSetting } from '@zaria/table';
import { SERVER_ENTROPY, opening, serverPart } from '@zaria/table';
import { answersGiven, isSealed, phaseOf, questionOf } from '@zaria/table';
import { SOUND } from './authority.ts';
import { gather, promise, type People } from './people.ts';
import { happen, openSide, type Side } from './side.ts';
import { randomPlan } from './thinking.ts';

/** A match of people who behave: three with promises, the last of whom keeps his part back; others are bots. */
export interface Staged {
  readonly side: Side;
  readonly record: MatchRecord;
}

const PEOPLE = 3;
/** After so many throws somebody asks to undo, and all agree. */
const UNDO_AFTER = 6;
const TOO_LONG = 3000;

/** Plays a whole match from a seed, one throw of it undone. */
export function stageMatch(
  game: string,
  seed: string,
  given: Readonly<Record<string, string | number | boolean>> = {},
): Staged {
  const rng = simulationRng(`staged ${game} ${seed}`);
  const people = gather(rng);
  const side = openStage(game, people, given, rng);
  const stage: Stage = { side, people, rng, now: 0 };
  takeSeats(stage);
  let isUndone = false;
  for (let i = 0; phaseOf(side.table) === 'playing'; i++) {
    if (i > TOO_LONG) throw new Error(`the match has not ended after ${TOO_LONG} moves`);
    if (!isUndone && side.table.draws > UNDO_AFTER) isUndone = askBack(stage);
    else move(stage);
  }
  const { serverSeed } = side;
  return { side, record: JSON.parse(JSON.stringify(SOUND.recordOf(side.table, serverSeed))) as MatchRecord };
}

interface Stage {
  readonly side: Side;
  readonly people: People;
  readonly rng: Rng;
  now: number;
}

function openStage(
  id: string,
  { tokens }: People,
  given: Stage['side']['table']['setting']['options'],
  rng: Rng,
): Side {
  const part = serverPart(Uint8Array.from({ length: SERVER_ENTROPY }, () => rng.below(256)));
  const game = SOUND.games(id);
  if (game === null) throw new Error(`there is no game ${id}`);
  const seats = Math.min(game.players.max, PEOPLE + 1);
  const setting = completeSetting(game, {
    seats,
    options: given,
    clock: { kind: 'none' },
    forced: true,
    spectators: 'silent',
  });
  if (!setting.ok) throw new Error(setting.error.why);
  const dice = { kind: 'open', part } as const;
  const opened = opening(
    { game: id, setting: setting.value, host: tokens[0] ?? '', dice, revealWithin: 1000 },
    0,
    SOUND.games,
  );
  if (!opened.ok) throw new Error(opened.error.why);
  return openSide(SOUND, part.serverSeed, opened.value);
}

function send(stage: Stage, seat: Seat, wish: Wish): string {
  const { side, people } = stage;
  const command: Command = { id: `c${side.stored.length}-${stage.now++}`, token: people.tokens[seat] ?? '', wish };
  const event = { now: stage.now, absent: new Set<Seat>(), chance: 1, what: { kind: 'command', command } } as const;
  return happen(side, event).reply ?? '';
}

function takeSeats(stage: Stage): void {
  const { side, people, rng } = stage;
  for (const seat of seatsOf(side.table.setting.seats)) {
    if (seat >= PEOPLE) {
      send(stage, 0, { do: 'seat-bot', seat, bot: 'random', name: `Bot ${seat}`, colour: seat });
      continue;
    }
    send(stage, seat, { do: 'sit', seat, as: 'remote', name: ['Ada', 'Ben', 'Cleo'][seat] ?? '', colour: seat });
    send(stage, seat, { do: 'commit', seat, commit: promise(people, side.table, seat, rng) });
    send(stage, seat, { do: 'ready', seat, ready: true });
  }
  send(stage, 0, { do: 'start' });
  for (const seat of seatsOf(PEOPLE - 1)) {
    const entropy = people.promises.get(side.table.chairs[seat]?.commit ?? '') ?? '';
    send(stage, seat, { do: 'reveal', seat, entropy });
  }
  stage.now += 1000;
  happen(side, { now: stage.now, absent: new Set(), chance: 1, what: { kind: 'tick' } });
  if (!isSealed(side.table)) throw new Error('the last part in the dice is still open');
}

/** Somebody who is waited for answers at random; in a common step he changes his mind now and then. */
function move(stage: Stage): void {
  const { side, rng } = stage;
  const { table } = side;
  const { match, game } = table;
  if (match === null) throw new Error('the match has not started');
  const [wanted] = SOUND.wantedBots(table);
  if (wanted !== undefined) {
    const plan = randomPlan(table, wanted, rng);
    happen(side, { now: ++stage.now, absent: new Set(), chance: 1, what: { kind: 'bot', wanted, plan } });
    return;
  }
  const seat = pick(game.waiting(match.state), rng) as Seat;
  const [question, count] = [questionOf(table), answersGiven(table, seat)];
  const [back] = game.back(match.state, seat);
  if (back !== undefined && rng.below(10) === 0) send(stage, seat, { do: 'back', seat, question, count, back });
  else {
    const action = game.print(pick(game.legal(match.state, seat), rng));
    send(stage, seat, { do: 'play', seat, question, count, action });
  }
}

/** Whoever can asks to undo, and all agree. */
function askBack(stage: Stage): boolean {
  const { side } = stage;
  const { undos } = side.table;
  for (const seat of seatsOf(PEOPLE)) {
    send(stage, seat, { do: 'undo', seat, question: questionOf(side.table) });
    for (const other of seatsOf(PEOPLE)) send(stage, other, { do: 'answer-undo', seat: other, agree: true });
    if (side.table.undos > undos) return true;
  }
  return false;
}
