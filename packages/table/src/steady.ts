import { timeAt, type Table } from './table.ts';

/** A clock that only goes forward, from one that somebody may set. */
export interface Steady {
  /** Milliseconds, as the table counts them. */
  now(): number;
  /** When the other clock will show what this one shows at that time. */
  outside(at: number): number;
}

/** As much time passes as the given clock goes forward; where it is set back, none does, and nobody waits for longer. */
export function steady(table: Pick<Table, 'at'>, read: () => number): Steady {
  /** What the given clock showed last. */
  let shown: number | null = null;
  let time = 0;

  function now(): number {
    const next = read();
    if (Number.isFinite(next)) {
      time = shown === null ? next : time + Math.max(0, next - shown);
      shown = next;
    }
    // Another process may be ahead.
    time = timeAt(table, time);
    return time;
  }

  return { now, outside: at => at - now() + (shown ?? 0) };
}
