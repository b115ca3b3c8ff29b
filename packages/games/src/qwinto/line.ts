import { flawOf } from './lawful.ts';
import { COLOURS, COLUMN_OF, GAPS, ROWS, type ByField, type Colour } from './layout.ts';
import { EMPTY, type Sheet } from './sheet.ts';

/*
 * A sheet as one line of text: the rows from top to bottom, then the number of misthrows.
 *
 *   _ 5 _ | _ 10 13 _ 17 _ / 2 3 7 8 10 | 11 12 15 16 / 2 4 _ 6 | 7 _ 9 11 _ / 2
 */

const BLANK = '_';
const GAP = '|';

export const printSheet = (sheet: Sheet): string =>
  [...COLOURS.map(colour => printRow(sheet, colour)), sheet.misthrows].join(' / ');

/** `null` if the text is not a sheet, or one that no game can lead to. */
export function parseSheet(text: string): Sheet | null {
  const parts = text.split('/').map(part => part.trim());
  const misthrows = parts.pop() ?? '';
  if (parts.length !== COLOURS.length || !/^\d+$/.test(misthrows)) return null;
  const rows = COLOURS.map((colour, i) => parseRow(parts[i] ?? '', colour));
  if (rows.includes(null)) return null;
  const sheet: Sheet = { numbers: rows.flat() as unknown as ByField<number>, misthrows: Number(misthrows) };
  return flawOf(sheet) === null ? sheet : null;
}

function printRow({ numbers }: Sheet, colour: Colour): string {
  const words = ROWS[colour].map(field => (numbers[field] === EMPTY ? BLANK : String(numbers[field])));
  words.splice(beforeGap(colour), 0, GAP);
  return words.join(' ');
}

function parseRow(text: string, colour: Colour): number[] | null {
  const words = text.split(/\s+/);
  if (words.splice(beforeGap(colour), 1)[0] !== GAP || words.length !== ROWS[colour].length) return null;
  return words.every(word => word === BLANK || /^[1-9]\d?$/.test(word))
    ? words.map(word => (word === BLANK ? EMPTY : Number(word)))
    : null;
}

/** How many fields stand left of the row's gap. */
const beforeGap = (colour: Colour): number => ROWS[colour].filter(field => COLUMN_OF[field] < GAPS[colour]).length;
