import { BONUS_COLUMNS, FIELDS_OF } from '@zaria/games/qwinto';
import { PLACES, SUMS, type Value } from './value.ts';

const BONUS_FIELDS = BONUS_COLUMNS.flatMap(column => FIELDS_OF[column] ?? []);

/**
 * Whoever judges like this leaves as few gaps as possible that stay empty: a field counts by how many numbers there are
 * for it. As with `other-lines`, nobody has learned against it.
 */
export const byRoom: Value = (numbers, misthrows) => {
  let worth = -5 * misthrows;
  for (const field of BONUS_FIELDS) if (numbers[field] !== 0) worth += 0.5;
  for (let from = 0; from < numbers.length; from += PLACES) {
    let [last, at] = [0, from - 1];
    for (let field = from; field <= from + PLACES; field++) {
      const number = field === from + PLACES ? SUMS : (numbers[field] as number);
      if (number === 0) continue;
      const [room, gap] = [number - last - 1, field - at - 1];
      if (gap > 0) worth += gap * (1 - Math.exp(-room / gap));
      worth += 1;
      [last, at] = [number, field];
    }
  }
  return worth;
};
