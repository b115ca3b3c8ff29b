import type { Seat } from '@zaria/kit';
import type { Fabricated } from './fabricate.testing.ts';
import type { MixedDraw } from './record.ts';
import { linkOf, type Draft } from './sample.testing.ts';

/* What a cheat does to the sample, in the few words in which tampered.testing.ts lists it. */

export type Record = Draft<Fabricated>;
export type Edit = (record: Record) => void;

export const OTHER = '5a'.repeat(32);
/** Where the rows of the sample stand. */
export const ROW = {
  deal: 0,
  second: 2,
  undone: 5,
  alone: 10,
  seat: 11,
  chain: 12,
  starter: 13,
  spare: 14,
  lost: 15,
  last: 16,
};

export function drawAt(record: Record, row: number): Draft<MixedDraw> {
  const draw = record.log[row]?.[2];
  if (draw === undefined) throw new Error(`row ${row} has no draw`);
  return draw;
}

/** Gives the row other numbers, and says them in the row's words as well. */
export function say(record: Record, row: number, values: readonly number[]): void {
  const draw = drawAt(record, row);
  draw.values = [...values];
  record.log[row] = ['nature', [draw.purpose, ...values.map(value => value + 1)].join(' '), draw];
}

export const by =
  (row: number, ...seats: readonly number[]): Edit =>
  record =>
    void (drawAt(record, row).by = seats as Seat[]);
export const withheld =
  (row: number, ...seats: readonly number[]): Edit =>
  record =>
    void (drawAt(record, row).withheld = seats as Seat[]);
export const dice =
  (edit: (dice: Record['dice']) => void): Edit =>
  record =>
    edit(record.dice);
export const start =
  (edit: (start: Record['start']) => void): Edit =>
  record =>
    edit(record.start);
export const seat =
  (at: number, edit: (seat: Record['start']['seats'][number]) => void): Edit =>
  record =>
    edit(record.start.seats[at] as Record['start']['seats'][number]);
export const log =
  (edit: (log: Record['log']) => void): Edit =>
  record =>
    edit(record.log);

export function swapHeads({ seats }: Record['start']): void {
  const [zero, one] = seats;
  if (zero && one) [zero.head, one.head] = [one.head, zero.head];
}

/** A cheat who numbers what is left anew, and shows the links that this asks for. */
export const renumbered: Edit = record => {
  let n = 0;
  for (const [who, what, draw] of record.log) {
    if (who === 'table' && what.startsWith('lost ')) n = Number(what.slice('lost '.length));
    if (draw !== undefined) draw.n = ++n;
  }
  record.dice.host = linkOf('host', n);
};

export const chains = (...list: readonly (readonly [Seat, number, number, string])[]): Edit =>
  dice(it => void (it.chains = list.map(item => [...item]) as Draft<Fabricated['dice']['chains']>));

/** The chains of the sample, some of them as deep as said. */
export const deep = (zero: number, one: number, late: number, after = 4): Edit =>
  chains([0, 0, zero, linkOf('zero', zero)], [1, 0, one, linkOf('one', one)], [1, after, late, linkOf('late', late)]);
