import {
  COLOURS,
  COLUMN_OF,
  MATES,
  ROWS,
  colourOf,
  type ByField,
  type Colour,
  type Column,
  type Field,
} from './layout.ts';
import { EMPTY, HIGHEST, LOWEST, type Sheet } from './sheet.ts';

/** Why a number cannot be written into a field. `against` is the field whose number forbids it. */
export type Misfit =
  | { readonly why: 'out-of-range' }
  | { readonly why: 'colour-not-rolled'; readonly colour: Colour }
  | { readonly why: 'occupied'; readonly against: Field }
  | { readonly why: 'not-rising'; readonly against: Field }
  | { readonly why: 'repeats-in-column'; readonly against: Field; readonly column: Column };

export const fits = (sheet: Sheet, field: Field, number: number, rolled: readonly Colour[] = COLOURS): boolean =>
  misfit(sheet, field, number, rolled) === null;

/** The first reason why the number does not fit, or `null` if it does. */
export function misfit(
  { numbers }: Sheet,
  field: Field,
  number: number,
  rolled: readonly Colour[] = COLOURS,
): Misfit | null {
  const colour = colourOf(field);
  if (!Number.isInteger(number) || number < LOWEST || number > HIGHEST) return { why: 'out-of-range' };
  if (!rolled.includes(colour)) return { why: 'colour-not-rolled', colour };
  if (numbers[field] !== EMPTY) return { why: 'occupied', against: field };
  const unordered = nearest(ROWS[colour], field, other => !isRising(numbers, field, number, other));
  if (unordered !== null) return { why: 'not-rising', against: unordered };
  const mate = MATES[field].find(other => numbers[other] === number);
  return mate === undefined ? null : { why: 'repeats-in-column', against: mate, column: COLUMN_OF[field] };
}

/** The fields of a row that can take the number now, left to right. */
export function fieldsFor({ numbers }: Sheet, colour: Colour, number: number): Field[] {
  let open: Field[] = [];
  for (const field of ROWS[colour]) {
    const there = numbers[field];
    if (there === number) return [];
    if (there > number) break;
    if (there !== EMPTY) open = [];
    else if (!isInColumn(numbers, field, number)) open.push(field);
  }
  return open;
}

function isRising(numbers: ByField<number>, field: Field, number: number, other: Field): boolean {
  const there = numbers[other];
  return there === EMPTY || (other < field ? there < number : there > number);
}

/** Whether another field of the column has the number. */
export function isInColumn(numbers: ByField<number>, field: Field, number: number): boolean {
  for (const mate of MATES[field]) if (numbers[mate] === number) return true;
  return false;
}

/** The field of the row closest to `field` for which the answer is yes. */
function nearest(row: readonly Field[], field: Field, is: (other: Field) => boolean): Field | null {
  const found = row.filter(other => other !== field && is(other));
  return found.sort((a, b) => Math.abs(a - field) - Math.abs(b - field))[0] ?? null;
}
