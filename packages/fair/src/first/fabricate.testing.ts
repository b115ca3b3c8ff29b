import {
  FORMAT,
  SEATS,
  pick,
  printNote,
  seatsOf,
  type AnyOptions,
  type MatchRecord,
  type RecordRow,
  type Rng,
  type Seat,
  type SeatRecord,
} from '@zaria/kit';
import { parseHex, printHex } from '../bytes.ts';
import { drawRng } from './draw.ts';
import { keyOf, type DrawnDice, type SeatHex } from './fairness.ts';
import { MATCH_ID_LENGTH } from '../hash.ts';
import { PROTOCOL, SEED_LENGTH, commitPlayer, commitServer } from './protocol.ts';
import { printStart } from './start.ts';

/** A record whose dice were drawn, with its account of them. */
export interface FairRecord extends Omit<MatchRecord, 'fairness'> {
  readonly fairness: DrawnDice;
}

/** What a record is to be made of. `log` says who acts and, of nature, what is asked of which step. */
export interface Plan {
  readonly kind: DrawnDice['kind'];
  readonly options: AnyOptions;
  readonly seats: readonly SeatRecord[];
  /** People who did not commit; of the others, those who did not reveal. */
  readonly silent: readonly Seat[];
  readonly withheld: readonly Seat[];
  readonly beacon: string;
  readonly log: readonly (RecordRow | { readonly purpose: string; readonly m: readonly number[] })[];
}

const bytes = (rng: Rng, length: number): Uint8Array => Uint8Array.from({ length }, () => rng.below(256));

const peopleAt = (seats: readonly SeatRecord[]): readonly Seat[] =>
  seatsOf(seats.length).filter(seat => seats[seat]?.kind !== 'bot');

/** Plays the protocol through, server and clients, over a log that belongs to no game. */
export function fabricate(plan: Plan, rng: Rng): FairRecord {
  const { kind, options, seats, silent, withheld, beacon } = plan;
  const head = { game: 'no-game', rules: 1 + rng.below(3), options, seats };
  const matchId = bytes(rng, MATCH_ID_LENGTH);
  const serverSeed = bytes(rng, SEED_LENGTH);
  const committing = peopleAt(seats).filter(seat => !silent.includes(seat));
  const entropy = committing.map((seat): SeatHex => [seat, printHex(bytes(rng, SEED_LENGTH))]);
  const commits = entropy.map(([seat, hex]): SeatHex => [seat, printHex(commitPlayer(matchId, seat, parseHex(hex)))]);
  const commitS = printHex(commitServer(matchId, serverSeed));
  const fairness: DrawnDice = {
    protocol: PROTOCOL,
    kind,
    matchId: printHex(matchId),
    commitS,
    serverSeed: printHex(serverSeed),
    start: printStart({ ...head, commitS, commits }),
    commits,
    reveals: entropy.filter(([seat]) => !withheld.includes(seat)),
    withheld,
    beacon,
  };
  return { format: FORMAT, ...head, fairness, log: drawLog(fairness, plan.log) };
}

/** The rows with their draws. What nature says is its numbers: there is no game to word them. */
function drawLog(dice: DrawnDice, plan: Plan['log']): RecordRow[] {
  const key = keyOf(dice);
  if (key === null) throw new Error('dice without a seed cannot be drawn');
  let n = 0;
  return plan.map((item): RecordRow => {
    if (!('purpose' in item)) return item;
    const rng = drawRng(key, item.purpose, n++);
    for (const m of item.m) rng.below(m);
    const draw = rng.draw();
    return ['nature', [item.purpose, ...draw.values].join(' '), draw];
  });
}

/** Names that the languages of two verifiers might well write differently. */
const NAMES = ['Ada', 'Ζαριά', 'Þóra', '"\\/', 'a\u0000\u001f\u007f', '\u2028é', '🎲', '\ud800', ' ', ''];
const OPTION_NAMES = ['starter', 'variant', 'ﬀ', '😀', '__proto__', 'A', 'a', '10', '9'];
const OPTION_VALUES = ['random', true, false, 0, -7, Number.MAX_SAFE_INTEGER, 'Ελλάδα', '\t'];
const PURPOSES = ['dice', 'deal', 'starter', 'luckyPunch.roll', 'a'];

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

function randomModulus(rng: Rng): number {
  const most = pick([6, 6, 6, 6, 54, 256, 65_536], rng);
  return most === 6 ? 6 : 1 + rng.below(most);
}

function randomRow(players: number, index: number, rng: Rng): Plan['log'][number] {
  const seat = rng.below(players) as Seat;
  switch (rng.below(8)) {
    case 0:
      return ['table', `undo ${rng.below(index + 1)}`];
    case 1:
      return ['table', printNote({ note: pick(['timeout', 'covered', 'returned'] as const, rng), seat })];
    case 2:
    case 3:
      return [seat, pick(['roll', 'place 3', 'retract', 'πάσο'], rng)];
    default:
      return { purpose: pick(PURPOSES, rng), m: times(rng.below(40), () => randomModulus(rng)) };
  }
}

/** Any record that must be accepted. */
export function randomRecord(rng: Rng): FairRecord {
  const players = 1 + rng.below(SEATS.length);
  const seats = times(players, () => ({
    name: pick(NAMES, rng),
    kind: pick(['local', 'remote', 'bot'] as const, rng),
  }));
  const silent = peopleAt(seats).filter(() => rng.below(6) === 0);
  const plan: Plan = {
    kind: pick(['open', 'local'] as const, rng),
    options: Object.fromEntries(times(rng.below(6), () => [pick(OPTION_NAMES, rng), pick(OPTION_VALUES, rng)])),
    seats,
    silent,
    withheld: peopleAt(seats).filter(seat => !silent.includes(seat) && rng.below(4) === 0),
    beacon: rng.below(3) > 0 ? '' : printHex(bytes(rng, rng.below(40))),
    log: times(rng.below(30), () => null).map((_, i) => randomRow(players, i, rng)),
  };
  return fabricate(plan, rng);
}
