import { BONUS_COLUMNS, FIELDS_OF } from '@zaria/games/qwinto';
import { PLACES, SUMS, type Value } from './value.ts';

const BONUS_FIELDS = BONUS_COLUMNS.flatMap(column => FIELDS_OF[column] ?? []);

/** What a field takes of the numbers between its neighbours, at least and at most. */
const [NARROW, WIDE] = [1.6, 2.4];

/**
 * Another ten lines, about as strong as `ten-lines`: other prices, and room that is too narrow costs more than room that
 * is too wide. Nobody has learned against it: what somebody wins against `ten-lines` because he knows them, he does not
 * win here.
 */
export const otherLines: Value = (numbers, misthrows) => {
  let worth = -5 * misthrows;
  for (const field of BONUS_FIELDS) if (numbers[field] !== 0) worth += 1.2;
  for (let from = 0; from < numbers.length; from += PLACES) {
    let [last, at] = [0, from - 1];
    for (let field = from; field <= from + PLACES; field++) {
      const number = field === from + PLACES ? SUMS : (numbers[field] as number);
      if (number === 0) continue;
      const [room, steps] = [number - last, field - at];
      if (steps === 1) worth -= 0.15 * room;
      else worth -= 0.6 * Math.max(0, NARROW * steps - room) + 0.3 * Math.max(0, room - WIDE * steps);
      worth += 2;
      [last, at] = [number, field];
    }
  }
  return worth;
};
