import { seatsOf, type Seat, type SeatKind } from '@zaria/kit';
import type { TableRow } from './rows.ts';
import type { MatchStart } from './start.ts';

/** A chain that was announced, at the start or by a row. */
export interface Announced {
  readonly seat: Seat;
  readonly head: string;
  /** The last number before it was announced: its link for draw n is n − after. */
  readonly after: number;
  /** Whether draws may use it. A late one must wait for another's part that whoever chose its head did not know. */
  counts: boolean;
  /** How deep its deepest used link is; 0: never used. */
  depth: number;
}

/** Who sits where and whose chain counts, as the rows of a log tell it. */
export interface Seating {
  /** Every chain, in the order of announcement. */
  readonly chains: readonly Announced[];
  /** The chain of the seat that draws may use now. */
  counting(seat: Seat): Announced | null;
  /** The seats of people now. */
  people(): readonly Seat[];
  /** Those of them who have not resigned or been removed. */
  staying(): readonly Seat[];
  /** Takes a row in; `after` is the last number before it. `false`: the row cannot stand here. */
  hear(row: TableRow, after: number): boolean;
  /** Takes a draw in that these seats took part in. */
  drawn(n: number, by: readonly Seat[]): void;
}

export function seating({ kind, host, seats }: MatchStart): Seating {
  const all = seatsOf(seats.length);
  const kinds: SeatKind[] = seats.map(seat => seat.kind);
  const gone = new Set<Seat>();
  const heads = new Set<string | null>([host, ...seats.map(({ head }) => head)]);
  const chains: Announced[] = [];
  const current = new Map<Seat, Announced>();

  function announce(seat: Seat, head: string, after: number, counts: boolean): void {
    const chain: Announced = { seat, head, after, counts, depth: 0 };
    chains.push(chain);
    current.set(seat, chain);
  }
  for (const seat of all) {
    const head = seats[seat]?.head ?? null;
    if (head !== null) announce(seat, head, 0, true);
  }
  const people = (): readonly Seat[] => all.filter(seat => kinds[seat] !== 'bot');

  function hear(row: TableRow, after: number): boolean {
    switch (row.row) {
      case 'chain':
        if (kind !== 'open' || kinds[row.seat] === 'bot' || heads.has(row.head)) return false;
        heads.add(row.head);
        announce(row.seat, row.head, after, false);
        return true;
      case 'seat':
        kinds[row.seat] = row.kind;
        gone.delete(row.seat);
        if (row.kind === 'bot') current.delete(row.seat);
        return true;
      case 'resigned':
      case 'removed':
        gone.add(row.seat);
        return true;
      case 'returned':
        gone.delete(row.seat);
        return true;
      case 'undo':
      case 'asks':
      case 'agrees':
      case 'declines':
      case 'covered':
      case 'timeout':
      case 'lost':
        return true;
    }
  }

  return {
    chains,
    counting(seat) {
      const chain = current.get(seat);
      return chain?.counts === true ? chain : null;
    },
    people,
    staying: () => people().filter(seat => !gone.has(seat)),
    hear,
    drawn(n, by) {
      for (const chain of current.values()) {
        if (by.includes(chain.seat)) chain.depth = n - chain.after;
        else if (by.length > 0) chain.counts = true;
      }
    },
  };
}
