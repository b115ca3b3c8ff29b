import { misfit, type Misfit } from './fit.ts';
import { FIELDS, type Field } from './layout.ts';
import { EMPTY, EMPTY_SHEET, MISTHROWS, fullRows, withNumber, type Sheet } from './sheet.ts';

/** Why no game can have led to a sheet. */
export type Flaw =
  | { readonly why: 'misfit'; readonly field: Field; readonly misfit: Misfit }
  | { readonly why: 'misthrows' }
  | { readonly why: 'three-full-rows' };

/** The first flaw of a sheet, its numbers read row by row from the left; `null` if it could be one from a game. */
export function flawOf(sheet: Sheet): Flaw | null {
  let read = EMPTY_SHEET;
  for (const field of FIELDS) {
    const number = sheet.numbers[field];
    if (number === EMPTY) continue;
    const reason = misfit(read, field, number);
    if (reason !== null) return { why: 'misfit', field, misfit: reason };
    read = withNumber(read, field, number);
  }
  const { misthrows } = sheet;
  if (!Number.isInteger(misthrows) || misthrows < 0 || misthrows > MISTHROWS) return { why: 'misthrows' };
  return fullRows(sheet) === 3 ? { why: 'three-full-rows' } : null;
}
