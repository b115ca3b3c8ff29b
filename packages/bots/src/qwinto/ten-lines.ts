import { BONUS_COLUMNS, FIELDS_OF } from '@zaria/games/qwinto';
import { PLACES, SUMS, type Value } from './value.ts';

const BONUS_FIELDS = BONUS_COLUMNS.flatMap(column => FIELDS_OF[column] ?? []);

/**
 * A sheet as somebody judges it who has ten lines for that: what is written, the bonus fields, the misthrows, and less
 * where two neighbours are further from each other, or nearer, than two for every field. A yardstick for those that know
 * more.
 */
export const tenLines: Value = (numbers, misthrows) => {
  let worth = -6 * misthrows;
  for (const field of BONUS_FIELDS) if (numbers[field] !== 0) worth += 0.7;
  for (let from = 0; from < numbers.length; from += PLACES) {
    let [last, at] = [0, from - 1];
    for (let field = from; field <= from + PLACES; field++) {
      const number = field === from + PLACES ? SUMS : (numbers[field] as number);
      if (number === 0) continue;
      if (field === at + 1) worth -= 0.1 * (number - last);
      else worth -= 0.5 * Math.abs((number - last) / (field - at) - 2);
      worth += 2;
      [last, at] = [number, field];
    }
  }
  return worth;
};
