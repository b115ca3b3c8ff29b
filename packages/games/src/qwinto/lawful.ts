import { misfit, type Misfit } from './fit.ts';
import { FIELDS, type Field } from './layout.ts';
import { EMPTY, EMPTY_SHEET, MISTHROWS, fullRows, withNumber, type Sheet } from './sheet.ts';

/** Why no game can have led to a sheet. */
export type Flaw =
  | { readonly why: 'misfit'; readonly field: Field; readonly misfit: Misfit }
  | { readonly why: 'misthrows' }
  | { readonly why: 'three-full-rows' };

/** Every flaw of a sheet, its numbers read row by row from the left; what does not fit is read no further. */
export function flawsOf(sheet: Sheet): readonly Flaw[] {
  const flaws: Flaw[] = [];
  let read = EMPTY_SHEET;
  for (const field of FIELDS) {
    const number = sheet.numbers[field];
    if (number === EMPTY) continue;
    const reason = misfit(read, field, number);
    if (reason === null) read = withNumber(read, field, number);
    else flaws.push({ why: 'misfit', field, misfit: reason });
  }
  const { misthrows } = sheet;
  if (!Number.isInteger(misthrows) || misthrows < 0 || misthrows > MISTHROWS) flaws.push({ why: 'misthrows' });
  if (fullRows(sheet) === 3) flaws.push({ why: 'three-full-rows' });
  return flaws;
}

/** The first of them; `null` if the sheet could be one from a game. */
export const flawOf = (sheet: Sheet): Flaw | null => flawsOf(sheet)[0] ?? null;
