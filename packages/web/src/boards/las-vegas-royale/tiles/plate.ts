import { seatsOf, type Seat } from '@zaria/kit';
import type { Heap, Part, Tone } from './part.ts';

/*
 * What the drawings of several sides have in common. A machine is drawn on a plate of 136 by 148, whose name stands above
 * line 26; a badge on one of 40 by 40.
 */

export const MIDDLE = 68;
/** The foot of the plate, for a word. */
export const FOOT = 140;

export const word = (name: Extract<Part, { part: 'word' }>['word']): Part => ({
  part: 'word',
  x: MIDDLE,
  y: FOOT,
  word: name,
  width: 122,
});

/** The two extra dice, side by side. */
export const blackDice = (x: number, y: number, size: number, faces: readonly [number, number]): Part[] =>
  faces.map((face, at) => ({ part: 'die', x: x + (at - 0.5) * (size + 4), y, size, of: 'black', face }));

/** Where a counter stands among the spaces of its track. */
export const where = (at: number, space: number): 'now' | 'passed' | 'rest' =>
  at === space ? 'now' : at < space ? 'passed' : 'rest';

/** Players with dice in a heap, with how much those count. */
export const heaped = ({
  small,
  big,
}: Heap): readonly { readonly seat: Seat; readonly small: number; readonly big: number }[] =>
  seatsOf(small.length)
    .map(seat => ({ seat, small: small[seat] ?? 0, big: big[seat] ?? 0 }))
    .filter(({ small: some, big: one }) => some + one > 0);

/** The sign on a badge. */
export const sign = (d: string, tone: Tone, size = 27, y = 20): Part => ({ part: 'tube', d, x: 20, y, size, tone });

/** Who has the marker, in the corner. */
export const held = (seat: Extract<Part, { part: 'seat' }>['seat'] | null): readonly Part[] =>
  seat === null ? [] : [{ part: 'seat', x: 30.5, y: 30.5, size: 15, seat }];

export const FLAG = 'M7 21.5V3.5h11l-3 4 3 4H7';
export const HOUSE = 'M3.5 21V10.5L12 3l8.5 7.5V21z';
/** A die that goes somewhere. */
export const MOVE = 'M4.5 11.5h9.5v9.5H4.5zM8.5 8c.3-3.2 2.5-5 6-5h5M16.3 0l3.2 3-3.2 3';
export const RIGHT = 'M3 12h17M14 6l6 6-6 6';
