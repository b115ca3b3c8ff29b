import {
  parseTile,
  pieceOf,
  printSquare,
  type Misfit,
  type Piece,
  type SeatView,
  type Square,
} from '@zaria/games/railroad-ink';
import { pieceName, railroadInkWords } from '@zaria/words/railroad-ink';
import { tIn, wordsFor } from '../../lib/words.svelte.ts';
import type { PartName, Slot } from './reading.ts';

const said = new WeakMap<object, Map<string, string>>();

/** Made once in each language: a board says some sixty of these at a time, and again with every change. */
function once(what: string, make: () => string): string {
  const words = wordsFor('web-railroad-ink');
  const known = said.get(words) ?? new Map<string, string>();
  said.set(words, known);
  const text = known.get(what) ?? make();
  known.set(what, text);
  return text;
}

export const namePiece = (piece: Piece): string =>
  once(`piece ${piece}`, () => pieceName(wordsFor('railroad-ink'), piece));

const SIDES = ['N', 'E', 'S', 'W'] as const;
const MARKS = ['H', 'R', 'V', 'L'] as const;

/** A tile as it is turned: "highway curve (highway north, highway east)". Water that has risen is water. */
export const nameTile = (tile: string): string => once(`tile ${tile}`, () => tileInWords(tile));

function tileInWords(tile: string): string {
  const parsed = parseTile(tile);
  if (parsed === null) return tIn('web-railroad-ink', 'water');
  const sides = SIDES.flatMap((side, i) => {
    const mark = MARKS.find(one => one === tile.charAt(i));
    return mark === undefined ? [] : [tIn('web-railroad-ink', 'side', { mark, side })];
  });
  return tIn('web-railroad-ink', 'tile', { piece: namePiece(pieceOf(parsed)), sides });
}

/** What is drawn on a square, and since when. */
export function sayDrawn({ tiles, rounds }: SeatView, square: Square): string {
  const [tile = '', round = 0] = [tiles[square], rounds[square]];
  return once(`drawn ${square} ${tile} ${round}`, () =>
    tIn('web-railroad-ink', 'square.drawn', { square: printSquare(square), tile: nameTile(tile), round }),
  );
}

/** What may be done on an empty square. */
export const sayEmpty = (square: Square, isOpen: boolean): string =>
  once(`empty ${square} ${isOpen}`, () =>
    tIn('web-railroad-ink', isOpen ? 'square.open' : 'square.empty', { square: printSquare(square) }),
  );

/** Why a piece does not fit on a square, in the words of the rules. */
export const sayMisfit = (misfit: Misfit): string =>
  railroadInkWords.reason(wordsFor('common', 'railroad-ink'), misfit, []);

/** Why a die or special route cannot be taken. */
export function sayResting(slot: Slot, specialsUsed: number, most: number): string {
  const piece = namePiece(slot.piece);
  if (slot.drawnOn !== null) return tIn('web-railroad-ink', 'slot.drawn', { piece, square: printSquare(slot.drawnOn) });
  if (slot.kind !== 'special') return tIn('web-railroad-ink', 'slot.rests', { piece });
  return specialsUsed >= most
    ? tIn('web-railroad-ink', 'special.spent', { n: most })
    : tIn('web-railroad-ink', 'special.this-round');
}

export const sayNothingFits = (square: Square): string =>
  tIn('web-railroad-ink', 'square.nothing', { square: printSquare(square) });

/** Which round it is. */
export const sayRound = (round: number, rounds: number): string =>
  once(`round ${round} ${rounds}`, () => tIn('web-railroad-ink', 'round', { round: Math.max(1, round), rounds }));

/** How many a part of the score counts: "3 squares". */
export const sayCount = (part: PartName, n: number): string =>
  once(`count ${part} ${n}`, () => tIn('web-railroad-ink', `count.${part}`, { n }));

/** In the reader's number format, with a true minus. */
export const sayNumber = (n: number): string => once(`number ${n}`, () => tIn('common', 'number', { n }));

/** "+3", "−1". */
export const saySigned = (n: number): string => (n > 0 ? `+${sayNumber(n)}` : sayNumber(n));
