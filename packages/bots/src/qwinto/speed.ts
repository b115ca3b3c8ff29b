import { FIELDS } from '@zaria/games/qwinto';
import { USUAL, valueOf } from './value.ts';

/** For the benchmark: judges so many sheets, each with another number on it. */
export function judgeSheets(sheets: number): void {
  let sum = 0;
  for (let sheet = 0; sheet < sheets; sheet++) {
    const field = sheet % FIELDS.length;
    numbers[field] = 1 + (sheet % 18);
    sum += value(numbers, sheet % 4);
    numbers[field] = 0;
  }
  if (!Number.isFinite(sum)) throw new Error('a sheet is worth something');
}

const value = valueOf(USUAL);
const numbers = new Uint8Array(FIELDS.length);
