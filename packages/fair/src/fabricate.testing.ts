import { SEATS, pick, seatsOf, type AnyOptions, type Rng, type Seat, type SeatKind } from '@zaria/kit';
import { printHex } from './bytes.ts';
import { chainOf, type Chain } from './chain.ts';
import { MATCH_ID_LENGTH, PROTOCOL, SECRET_LENGTH } from './hash.ts';
import { mixDraw, mixStart, mixedRng, type Part } from './mix.ts';
import type { MixedDraw, SpentLinks, UsedChain } from './record.ts';
import { readTableRow } from './rows.ts';
import { seating } from './seats.ts';
import type { DiceKind, MatchStart } from './start.ts';

/** A row of a log, and a record of which every part is known. */
export type FabricatedRow =
  readonly [who: Seat | 'table', what: string] | readonly [who: 'nature', what: string, draw?: MixedDraw];
export interface Fabricated {
  readonly format: typeof PROTOCOL;
  readonly start: MatchStart;
  readonly names: readonly (readonly string[])[];
  readonly dice: SpentLinks;
  readonly log: readonly FabricatedRow[];
}

/** What a match is to be made of: who acts; of nature, what is asked of which step and who answers. */
export interface Plan {
  readonly kind: DiceKind;
  readonly options: AnyOptions;
  readonly seats: readonly { readonly kind: SeatKind; readonly name: string; readonly isMute?: boolean }[];
  readonly log: readonly PlannedRow[];
}
export type PlannedRow =
  | readonly [who: Seat | 'table', what: string]
  | { readonly chain: Seat }
  | {
      readonly purpose: string;
      readonly m: readonly number[];
      /** Of the seats whose chains count, those that answer and those that keep back; the rest are away. */
      readonly by?: readonly Seat[];
      readonly withheld?: readonly Seat[];
    };

export const randomBytes = (rng: Rng, length: number): Uint8Array => Uint8Array.from({ length }, () => rng.below(256));

/** Plays the protocol through, host and clients, over a log that belongs to no game. */
export function fabricate({ kind, options, seats, log: planned }: Plan, rng: Rng): Fabricated {
  const matchId = randomBytes(rng, MATCH_ID_LENGTH);
  const newChain = (owner: Seat | 'host'): Chain => chainOf(matchId, owner, randomBytes(rng, SECRET_LENGTH));
  const host = newChain('host');
  const byHead = new Map<string, Chain>();
  const newHead = (seat: Seat): string => {
    const chain = newChain(seat);
    byHead.set(chain.head, chain);
    return chain.head;
  };
  const start: MatchStart = {
    protocol: PROTOCOL,
    matchId: printHex(matchId),
    game: 'no-game',
    rules: 1 + rng.below(3),
    options,
    kind,
    host: kind === 'typed' ? null : host.head,
    wait: pick([500, 1500, 60_000], rng),
    seats: seats.map((seat, at) => ({
      kind: seat.kind,
      head: kind === 'open' && seat.kind !== 'bot' && seat.isMute !== true ? newHead(at as Seat) : null,
    })),
  };
  const sitting = seating(start);
  const names = seats.map(({ name }) => [name]);
  let before = mixStart(start);
  let last = 0;
  let drawn = 0;

  function write(row: PlannedRow): FabricatedRow | null {
    if ('chain' in row) return writeTable(`chain ${row.chain} ${newHead(row.chain)}`);
    if (!('purpose' in row)) return row[0] === 'table' ? writeTable(row[1]) : row;
    const { purpose, m, by = [], withheld = [] } = row;
    if (kind === 'typed') return ['nature', [purpose, ...m].join(' ')];
    const counting = (list: readonly Seat[]): readonly Seat[] => list.filter(seat => sitting.counting(seat) !== null);
    const parts = counting(by).map((seat): Part => {
      const chain = sitting.counting(seat);
      const link = byHead.get(chain?.head ?? '')?.link(last + 1 - (chain?.after ?? 0));
      return [seat, link ?? new Uint8Array()];
    });
    before = mixDraw(before, ++last, host.link(last), parts);
    drawn = last;
    const random = mixedRng(before, purpose);
    const values = m.map(modulus => random.below(modulus));
    const took = parts.map(([seat]) => seat);
    const kept = counting(withheld);
    sitting.drawn(last, took);
    return ['nature', [purpose, ...values].join(' '), { n: last, by: took, withheld: kept, purpose, m, values }];
  }

  function writeTable(text: string): FabricatedRow | null {
    const row = readTableRow(text, seats.length);
    if (row === null) throw new Error(`${text} is no row`);
    if (row.row === 'lost') last = row.n;
    if (!sitting.hear(row, last)) return null;
    if (row.row === 'seat') names[row.seat]?.push(pick(NAMES, rng));
    return ['table', text];
  }

  const log = planned.flatMap(row => {
    const written = write(row);
    return written === null ? [] : [written];
  });
  const chains = sitting.chains.flatMap(({ seat, head, after, depth }): UsedChain[] => {
    const link = depth === 0 ? null : byHead.get(head)?.link(depth);
    return link ? [[seat, after, depth, printHex(link)]] : [];
  });
  return {
    format: PROTOCOL,
    start,
    names,
    dice: { host: drawn === 0 ? null : printHex(host.link(drawn)), chains },
    log,
  };
}

/** Names that the languages of two verifiers might well write differently. */
const NAMES = ['Ada', 'Ζαριά', 'Þóra', '"\\/', 'a\u0000\u001f\u007f', '\u2028é', '🎲', ' ', ''];
const OPTION_NAMES = ['starter', 'variant', 'A', 'a', 'B1', 'constructor'];
const OPTION_VALUES = ['random', true, false, 0, -7, Number.MAX_SAFE_INTEGER, 'Ελλάδα', '\t'];
const PURPOSES = ['dice', 'deal', 'starter', 'luckyPunch.roll', 'a', '~'];

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

function randomModulus(rng: Rng): number {
  const most = pick([6, 6, 6, 6, 54, 256, 65_536], rng);
  return most === 6 ? 6 : 1 + rng.below(most);
}

/** A row that may stand at this place; `last` is the last number so far. */
function randomRow(players: number, index: number, rng: Rng): PlannedRow | 'lost' {
  const seat = rng.below(players) as Seat;
  const some = (one: number, of: number): Seat[] => seatsOf(players).filter(() => rng.below(of) < one);
  switch (rng.below(16)) {
    case 0:
      return ['table', `undo ${rng.below(index + 1)}`];
    case 1:
      return ['table', `${pick(['covered', 'timeout', 'resigned', 'removed', 'returned'], rng)} ${seat}`];
    case 2:
      return ['table', `asks ${seat} ${rng.below(index + 1)}`];
    case 3:
    case 4:
      return ['table', `${pick(['agrees', 'agrees', 'agrees', 'declines'], rng)} ${seat}`];
    case 5:
      return ['table', `seat ${seat} ${pick(['local', 'remote', 'remote', 'bot'], rng)}`];
    case 6:
      return { chain: seat };
    case 7:
      return rng.below(3) === 0 ? 'lost' : [seat, 'pass'];
    case 8:
    case 9:
      return [seat, pick(['roll', 'place 3', 'retract', 'πάσο', ''], rng)];
    default: {
      const by = some(3, 4);
      const withheld = some(1, 2).filter(other => !by.includes(other));
      return { purpose: pick(PURPOSES, rng), m: times(rng.below(12), () => randomModulus(rng)), by, withheld };
    }
  }
}

/** Any record that must be accepted. */
export function randomRecord(rng: Rng): Fabricated {
  const players = 1 + rng.below(SEATS.length);
  const kind = pick(['open', 'open', 'open', 'local', 'typed'] as const, rng);
  const seats = times(players, () => ({
    name: pick(NAMES, rng),
    kind: pick(['local', 'remote', 'remote', 'bot'] as const, rng),
    isMute: rng.below(6) === 0,
  }));
  let [last, index] = [0, 0];
  /** As the rows of a seat change, so may its chains: what cannot stand is left out. */
  const kinds: SeatKind[] = seats.map(seat => seat.kind);
  const log = times(rng.below(30), () => randomRow(players, index, rng)).flatMap((row): PlannedRow[] => {
    let planned: PlannedRow | null = null;
    if (row === 'lost') {
      if (kind !== 'typed') planned = ['table', `lost ${(last += 1 + rng.below(70))}`];
    } else if ('chain' in row) {
      if (kind === 'open' && kinds[row.chain] !== 'bot') planned = row;
    } else if ('purpose' in row) {
      last++;
      planned = row;
    } else {
      const [, , at = '', seatKind] = /^(seat) (\d) (\w+)$/.exec(row[1]) ?? [];
      if (seatKind !== undefined) kinds[Number(at)] = seatKind as SeatKind;
      const isMarked = /^(?:undo|asks \d) \d+$/.test(row[1]);
      planned = isMarked ? marked(row, index, rng) : row;
      // Now and then everybody agrees to what was asked.
      const [, asking, to] = /^asks (\d) (\d+)$/.exec((planned as readonly string[])[1] ?? '') ?? [];
      if (to !== undefined && rng.below(2) === 0) {
        const agreed = seatsOf(players).filter(seat => seat !== Number(asking));
        const rows = [...agreed.map(seat => `agrees ${seat}`), `undo ${to}`];
        index += rows.length + 1;
        return [planned, ...rows.map((what): PlannedRow => ['table', what])];
      }
    }
    if (planned !== null) index++;
    return planned === null ? [] : [planned];
  });
  const options = Object.fromEntries(times(rng.below(5), () => [pick(OPTION_NAMES, rng), pick(OPTION_VALUES, rng)]));
  return fabricate({ kind, options, seats, log }, rng);
}

/** An undo that asks for a place the log has by then. */
const marked = (row: readonly [who: Seat | 'table', what: string], index: number, rng: Rng): PlannedRow => [
  row[0],
  row[1].replace(/\d+$/, String(rng.below(index + 1))),
];
