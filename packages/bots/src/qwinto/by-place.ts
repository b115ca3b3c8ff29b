import { BONUS_COLUMNS, FIELDS_OF } from '@zaria/games/qwinto';
import { PLACES, type Value } from './value.ts';

const BONUS_FIELDS = BONUS_COLUMNS.flatMap(column => FIELDS_OF[column] ?? []);
/** What each field of a row is expected to hold. */
const TYPICAL = [2, 4, 6, 8, 10, 11, 13, 15, 17] as const;

/**
 * Whoever judges like this writes a number where it belongs, whatever stands beside it. As with `other-lines`, nobody
 * has learned against it.
 */
export const byPlace: Value = (numbers, misthrows) => {
  let worth = -6 * misthrows;
  for (const field of BONUS_FIELDS) if (numbers[field] !== 0) worth += 1;
  for (const [field, number] of numbers.entries())
    if (number !== 0) worth += 3 - 0.15 * (number - (TYPICAL[field % PLACES] as number)) ** 2;
  return worth;
};
