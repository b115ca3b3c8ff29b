import { COLOURS, RIGHTMOST, ROWS, byField, type ByField, type Colour, type Field } from './layout.ts';

/** What three dice can show together. */
export const LOWEST = 1;
export const HIGHEST = 18;

/** An empty field. No roll makes 0, and a list of nothing but small numbers is quick to copy, to compare and to save. */
export const EMPTY = 0;

/** The fourth ends the game. */
export const MISTHROWS = 4;

/** One player's sheet. Plain JSON, never edited: writing makes a new one, so copies of a table can share it. */
export interface Sheet {
  readonly numbers: ByField<number>;
  readonly misthrows: number;
}

export const EMPTY_SHEET: Sheet = { numbers: byField(() => EMPTY), misthrows: 0 };

export function withNumber({ numbers, misthrows }: Sheet, field: Field, number: number): Sheet {
  const copy: number[] = numbers.slice();
  copy[field] = number;
  return { numbers: copy as unknown as ByField<number>, misthrows };
}

export const withMisthrow = ({ numbers, misthrows }: Sheet): Sheet => ({ numbers, misthrows: misthrows + 1 });

export function isFull({ numbers }: Sheet, colour: Colour): boolean {
  // Most rows are open at their right end for most of the game: one look settles it.
  if (numbers[RIGHTMOST[colour]] === EMPTY) return false;
  for (const field of ROWS[colour]) if (numbers[field] === EMPTY) return false;
  return true;
}

export function fullRows(sheet: Sheet): number {
  let full = 0;
  for (const colour of COLOURS) if (isFull(sheet, colour)) full++;
  return full;
}

/** What ends the game for everybody: two full rows, or the fourth misthrow. */
export type Ending = 'rows' | 'misthrows';

export function endingOf(sheet: Sheet): Ending | null {
  if (sheet.misthrows >= MISTHROWS) return 'misthrows';
  return fullRows(sheet) >= 2 ? 'rows' : null;
}
