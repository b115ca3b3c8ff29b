import type { AnyShape, Narration, Seat } from '@zaria/kit';
import type { Chair, FirstParts, Table } from './table.ts';

/** The table with the pen to write on it, which only what absorbs entries has. */
export interface Writable extends Omit<{ -readonly [K in keyof Table]: Table[K] }, 'match' | 'chairs' | 'answered'> {
  chairs: Chair[];
  match: Narration<AnyShape> | null;
  answered: Map<string, string | null>;
}

export function change(table: Writable, seat: Seat, part: Partial<Chair>): void {
  const chair = table.chairs[seat];
  if (chair === undefined) throw new Error(`the table has no seat ${seat}`);
  table.chairs[seat] = { ...chair, ...part };
}

export function changeFirst(table: Writable, part: (first: FirstParts) => Partial<FirstParts>): void {
  if (table.first === null) throw new Error('nothing is sealed in this match');
  table.first = { ...table.first, ...part(table.first) };
}

/** The time of whoever is asked runs from here. */
export function endBreath(table: Writable, at: number): void {
  if (table.breath === null) return;
  table.askedAt = Math.max(table.askedAt, Math.min(at, table.breath.until));
  table.breath = null;
}
