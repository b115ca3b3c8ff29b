import { ROWS, colourOf, possible, withNumber, type Field, type Sheet } from '@zaria/games/qwinto';
import type { Note } from '../bot.ts';

/** The numbers that its row can take nowhere any more once this one stands there. */
function closed(sheet: Sheet, field: Field, number: number): readonly number[] {
  const row = ROWS[colourOf(field)];
  const after = withNumber(sheet, field, number);
  const left = new Set(row.flatMap(other => possible(after, other)));
  const before = new Set(row.flatMap(other => possible(sheet, other)));
  return [...before].filter(one => one !== number && !left.has(one)).sort((a, b) => a - b);
}

/** What writing a number does for certain, as people would say it. */
export function notesOn(sheet: Sheet, field: Field, number: number): readonly Note[] {
  const numbers = closed(sheet, field, number);
  return numbers.length === 0 ? [] : [{ note: 'closes', colour: colourOf(field), numbers }];
}
