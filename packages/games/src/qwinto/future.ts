import { isInColumn } from './fit.ts';
import { FIELDS, MATES, ROWS, colourOf, type ByField, type Field } from './layout.ts';
import { EMPTY, HIGHEST, LOWEST, withNumber, type Sheet } from './sheet.ts';

/**
 * The numbers an empty field can still take; none for a filled one.
 *
 * A number that fits now can be rolled next, and a number that does not fit never will: what is written stays, and
 * every further number only forbids more. So "fits now" and "can ever stand here" are one question, and no look ahead
 * at the other fields is needed. Two fields may well compete for one number: each of them can have it, not both.
 */
export function possible({ numbers }: Sheet, field: Field): number[] {
  const found: number[] = [];
  if (numbers[field] !== EMPTY) return found;
  const { above, below } = roomAt(numbers, field);
  for (let number = above + 1; number < below; number++) if (!isInColumn(numbers, field, number)) found.push(number);
  return found;
}

/** The nearest numbers of the row on both sides, between which a number must lie. */
function roomAt(numbers: ByField<number>, field: Field): { above: number; below: number } {
  let above = LOWEST - 1;
  for (const other of ROWS[colourOf(field)]) {
    if (numbers[other] === EMPTY) continue;
    if (other > field) return { above, below: numbers[other] };
    above = numbers[other];
  }
  return { above, below: HIGHEST + 1 };
}

/** An empty field that no number fits any more. It stays empty for good. */
export function isDead({ numbers }: Sheet, field: Field): boolean {
  if (numbers[field] !== EMPTY) return false;
  const { above, below } = roomAt(numbers, field);
  for (let number = above + 1; number < below; number++) if (!isInColumn(numbers, field, number)) return false;
  return true;
}

export const deadFields = (sheet: Sheet): Field[] => FIELDS.filter(field => isDead(sheet, field));

/** The other fields that writing this number here, where it fits, would close for good. */
export function closes(sheet: Sheet, field: Field, number: number): Field[] {
  const after = withNumber(sheet, field, number);
  return [...ROWS[colourOf(field)], ...MATES[field]]
    .filter(other => isDead(after, other) && !isDead(sheet, other))
    .sort((a, b) => a - b);
}
