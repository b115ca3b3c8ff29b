import { SEATS, type Seat } from '@zaria/kit';
import { SIZES, type Heap, type Size } from './heap.ts';

/** The players' colours by seat, for drawings: red, blue, green, yellow, purple. */
const COLOURS: readonly string[] = ['r', 'b', 'g', 'y', 'p'];

export const colourOf = (seat: Seat): string => COLOURS[seat] ?? '?';

export const seatOfColour = (colour: string): Seat | null => SEATS.find(seat => COLOURS[seat] === colour) ?? null;

/** One kind of dice: "r3" is three small red dice, "R" the red Biggy. */
const letterOf = (seat: Seat, size: Size): string => (size === 'small' ? colourOf(seat) : colourOf(seat).toUpperCase());

export const printCount = (letter: string, count: number): string =>
  count === 0 ? '' : count === 1 ? letter : `${letter}${count}`;

export const printHeap = (heap: Heap): string =>
  heap.small
    .flatMap((_, seat) => SIZES.map(size => printCount(letterOf(seat as Seat, size), heap[size][seat as Seat])))
    .join('');

/** "r3Rb" as pairs of letter and count; `null` if it is no such text. */
export function readCounts(text: string): readonly (readonly [letter: string, count: number])[] | null {
  if (!/^([a-z]\d?)*$/i.test(text)) return null;
  return (text.match(/[a-z]\d?/gi) ?? []).map(word => [word.slice(0, 1), Number(word.slice(1) || 1)]);
}

/** Adds the dice to the heap if the letter is a player's; whether it is. */
export function addCount(heap: Heap, letter: string, count: number): boolean {
  const seat = seatOfColour(letter.toLowerCase());
  if (seat === null || seat >= heap.small.length) return false;
  heap[letter === letter.toLowerCase() ? 'small' : 'big'][seat] += count;
  return true;
}

export const readHeap = (text: string, heap: Heap): boolean =>
  readCounts(text)?.every(([letter, count]) => addCount(heap, letter, count)) ?? false;
