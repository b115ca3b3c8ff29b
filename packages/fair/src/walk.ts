import { isSeat, ok, type Result, type Seat } from '@zaria/kit';
import { LINKS } from './chain.ts';
import { consent } from './consent.ts';
import { refuse, type ChainedFault, type ChainedReason } from './fault.ts';
import { readDraw, type ChainedRecord, type MixedDraw } from './record.ts';
import { readTableRow } from './rows.ts';
import { seating, type Announced } from './seats.ts';

/** A draw of the log, with the chains that its links are on. */
export interface WalkedDraw {
  readonly index: number;
  readonly draw: MixedDraw;
  readonly chains: readonly Announced[];
}

/** What a log tells of its draws, before a single number is worked out. */
export interface Walked {
  readonly draws: readonly WalkedDraw[];
  /** Rows of nature; those of a typed match have no draw. */
  readonly chances: number;
  /** Chains that were used, in the order of announcement. */
  readonly used: readonly Announced[];
  readonly with: { readonly all: number; readonly some: number; readonly host: number };
  readonly seats: readonly SeatTally[];
  readonly late: number;
  readonly lost: number;
  readonly undone: number;
  readonly agreed: number;
}

/** What a seat added: in how many draws it took part, in how many it kept back, and the first it took part in. */
export type SeatTally = readonly [took: number, withheld: number, first: number | null];

export function walk({ start, log }: Pick<ChainedRecord, 'start' | 'log'>): Result<Walked, ChainedFault> {
  const players = start.seats.length;
  const isTyped = start.kind === 'typed';
  const seats = seating(start);
  const undos = consent();
  const draws: WalkedDraw[] = [];
  const chances: number[] = [];
  const tallies = start.seats.map((): [number, number, number | null] => [0, 0, null]);
  const shares = { all: 0, some: 0, host: 0 };
  let [last, late, lost] = [0, 0, 0];

  function hearTable(index: number, text: string): ChainedReason | null {
    const row = readTableRow(text, players);
    if (row === null) return 'row';
    if ('to' in row && row.to > index) return 'row';
    if (row.row === 'lost') {
      if (isTyped || row.n <= last || row.n >= LINKS) return 'row';
      lost += row.n - last;
      last = row.n;
    }
    undos.hear(index, row, seats.staying());
    if (!seats.hear(row, last)) return 'row';
    if (row.row === 'chain') late++;
    return null;
  }

  function hearDraw(index: number, text: string, json: unknown): ChainedReason | null {
    const draw = readDraw(json);
    if (draw === null) return 'draw-shape';
    const { n, by, withheld, purpose } = draw;
    if (n !== last + 1) return 'draw-number';
    if (purpose !== text.split(' ', 1)[0]) return 'draw-purpose';
    const isOrdered = isAscending(by) && isAscending(withheld) && !by.some(seat => withheld.includes(seat));
    if (!isOrdered || ![...by, ...withheld].every(seat => seats.counting(seat) !== null)) return 'draw-seats';
    draws.push({ index, draw, chains: by.flatMap(seat => seats.counting(seat) ?? []) });
    seats.drawn(n, by);
    for (const seat of by) {
      const tally = tallies[seat] as [number, number, number | null];
      tally[0]++;
      tally[2] ??= n;
    }
    for (const seat of withheld) (tallies[seat] as [number, number, number | null])[1]++;
    const isEverybody = seats.people().every(seat => by.includes(seat));
    shares[by.length === 0 ? 'host' : isEverybody ? 'all' : 'some']++;
    last = n;
    return null;
  }

  function hear(index: number, row: unknown): ChainedReason | null {
    if (!Array.isArray(row) || (row.length !== 2 && row.length !== 3)) return 'row';
    const [who, what, draw] = row as readonly unknown[];
    if (typeof what !== 'string' || (who !== 'nature' && who !== 'table' && !isSeat(who, players))) return 'row';
    if (row.length === 3 && (who !== 'nature' || isTyped)) return 'draw-unasked';
    if (row.length === 2 && who === 'nature' && !isTyped) return 'draw-missing';
    if (who === 'table') return hearTable(index, what);
    if (who !== 'nature') return null;
    chances.push(index);
    return isTyped ? null : hearDraw(index, what, draw);
  }

  for (const [index, row] of log.entries()) {
    const why = hear(index, row);
    if (why !== null) return refuse(`log[${index}]`, why);
  }
  return ok({
    draws,
    chances: chances.length,
    used: seats.chains.filter(({ depth }) => depth > 0),
    with: shares,
    seats: tallies,
    late,
    lost,
    ...undos.count(chances),
  });
}

const isAscending = (seats: readonly Seat[]): boolean =>
  seats.every((seat, i) => i === 0 || seat > (seats[i - 1] as Seat));
