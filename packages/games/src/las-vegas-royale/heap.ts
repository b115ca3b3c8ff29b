import { bySeat, copyBySeat, type BySeat, type Seat } from '@zaria/kit';

/** Every player has seven small dice and a big one, the Biggy. */
export const SIZES = ['small', 'big'] as const;
export type Size = (typeof SIZES)[number];

/** What a die of that size counts for in a ranking. As a piece each is one. */
export const WEIGHT = { small: 1, big: 2 } as const;

/** How many dice of each size. */
export interface Pieces {
  readonly small: number;
  readonly big: number;
}

export const NO_PIECES: Pieces = { small: 0, big: 0 };
export const ONE: Readonly<Record<Size, Pieces>> = { small: { small: 1, big: 0 }, big: { small: 0, big: 1 } };

/** A die that lies alone. */
export interface LoneDie {
  readonly seat: Seat;
  readonly size: Size;
}

/** Players' dice lying in one place. */
export interface Heap {
  small: BySeat<number>;
  big: BySeat<number>;
}

export const newHeap = (players: number): Heap => ({ small: bySeat(players, () => 0), big: bySeat(players, () => 0) });
export const copyHeap = ({ small, big }: Heap): Heap => ({ small: copyBySeat(small), big: copyBySeat(big) });

export const weightIn = ({ small, big }: Heap, seat: Seat): number => small[seat] + WEIGHT.big * big[seat];
export const piecesIn = ({ small, big }: Heap, seat: Seat): number => small[seat] + big[seat];
export const sizesIn = (heap: Heap, seat: Seat): readonly Size[] => SIZES.filter(size => heap[size][seat] > 0);

export function addDice(heap: Heap, seat: Seat, { small, big }: Pieces): void {
  heap.small[seat] += small;
  heap.big[seat] += big;
}

/** All dice of the seat go from one place to another; which those are. */
export function moveAll(from: Heap, to: Heap, seat: Seat): Pieces {
  const dice = { small: from.small[seat], big: from.big[seat] };
  removeDice(from, seat, dice);
  addDice(to, seat, dice);
  return dice;
}

export function removeDice(heap: Heap, seat: Seat, { small, big }: Pieces): void {
  heap.small[seat] -= small;
  heap.big[seat] -= big;
  if (heap.small[seat] < 0 || heap.big[seat] < 0) throw new Error(`seat ${seat} has no such dice there`);
}
