import { isSeat, isSeatKind, type Seat, type SeatKind } from '@zaria/kit';
import { isHex } from './bytes.ts';
import { HASH_LENGTH } from './hash.ts';

/** What the table itself writes into the log of a match. */
export type TableRow =
  | { readonly row: 'undo'; readonly to: number }
  | { readonly row: 'asks'; readonly seat: Seat; readonly to: number }
  | { readonly row: 'seat'; readonly seat: Seat; readonly kind: SeatKind }
  | { readonly row: 'chain'; readonly seat: Seat; readonly head: string }
  | { readonly row: 'lost'; readonly n: number }
  | { readonly row: (typeof ABOUT_A_SEAT)[number]; readonly seat: Seat };

const ABOUT_A_SEAT = ['agrees', 'declines', 'covered', 'timeout', 'resigned', 'removed', 'returned'] as const;
const isAboutSeat = (word: string): word is (typeof ABOUT_A_SEAT)[number] =>
  (ABOUT_A_SEAT as readonly string[]).includes(word);

/** A number without leading zeros, of at most seven digits. */
function readNumber(text: string | undefined): number | null {
  return text !== undefined && /^(?:0|[1-9][0-9]{0,6})$/.test(text) ? Number(text) : null;
}

/** Reads the text of a row as far as it says something at a table with that many seats; what it may say now is another question. */
export function readTableRow(text: string, seats: number): TableRow | null {
  const [word = '', first, second, ...rest] = text.split(' ');
  if (rest.length > 0) return null;
  const number = readNumber(first);
  if (number === null) return null;
  if (word === 'undo') return second === undefined ? { row: 'undo', to: number } : null;
  if (word === 'lost') return second === undefined ? { row: 'lost', n: number } : null;
  if (!isSeat(number, seats)) return null;
  if (isAboutSeat(word)) return second === undefined ? { row: word, seat: number } : null;
  if (word === 'asks') {
    const to = readNumber(second);
    return to === null ? null : { row: word, seat: number, to };
  }
  if (word === 'seat') return isSeatKind(second) ? { row: word, seat: number, kind: second } : null;
  if (word === 'chain') return isHex(second, HASH_LENGTH) ? { row: word, seat: number, head: second } : null;
  return null;
}
