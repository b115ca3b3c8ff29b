import { COLOURS, FIELDS, MATES, type Field } from '@zaria/games/qwinto';
import { PLACES, SUMS, SUM_ODDS } from './value.ts';

/* The whole turn of one player worked out: which dice, keep or throw again, where to write. */

const ROWS = COLOURS.length;
/** How many dice a set of colours has; sets are bits. */
const SIZE = [0, 1, 1, 2, 1, 2, 2, 3];

const MATES_OF = FIELDS.map(field => Int8Array.from(MATES[field]));

/** Whether the number may be written into the field: rising in its row, once in its column. */
function fits(numbers: Uint8Array, field: number, sum: number): boolean {
  for (const mate of MATES_OF[field] ?? []) if (numbers[mate] === sum) return false;
  const from = field - (field % PLACES);
  for (let other = from; other < from + PLACES; other++) {
    const there = numbers[other] as number;
    if (there !== 0 && (other < field ? there >= sum : there <= sum)) return false;
  }
  return true;
}

/** The fields of a row that may take a number, left to right. */
export function fieldsFor(numbers: Uint8Array, row: number, sum: number): readonly Field[] {
  const found: Field[] = [];
  for (let field = row * PLACES; field < (row + 1) * PLACES; field++)
    if (numbers[field] === 0 && fits(numbers, field, sum)) found.push(field as Field);
  return found;
}

/** What a position is worth after writing a number, or nothing. `field` is -1 for nothing. */
export type After = (field: number, sum: number) => number;

/** The best that each sum can be made of, by row; and what it is worth to write nothing. */
export interface Prospect {
  readonly best: Float64Array;
  readonly nothing: number;
}

/** Tries every number in every field. */
export function prospectOf(numbers: Uint8Array, after: After, nothing: number): Prospect {
  const best = new Float64Array(ROWS * SUMS).fill(-Infinity);
  for (let row = 0; row < ROWS; row++)
    for (let sum = 1; sum < SUMS; sum++)
      for (let field = row * PLACES; field < (row + 1) * PLACES; field++) {
        if (numbers[field] !== 0 || !fits(numbers, field, sum)) continue;
        const worth = after(field, sum);
        if (worth > (best[row * SUMS + sum] as number)) best[row * SUMS + sum] = worth;
      }
  return { best, nothing };
}

/** What a throw with these dice is worth when it stands. */
export function standing({ best, nothing }: Prospect, dice: number, sum: number): number {
  let most = nothing;
  for (let row = 0; row < ROWS; row++)
    if ((dice & (1 << row)) !== 0) most = Math.max(most, best[row * SUMS + sum] as number);
  return most;
}

/** What it is worth to throw these dice, and whatever falls stands. */
export function thrown(prospect: Prospect, dice: number): number {
  const odds = SUM_ODDS[SIZE[dice] ?? 0] as Float64Array;
  let expected = 0;
  for (let sum = 1; sum < SUMS; sum++) {
    const chance = odds[sum] as number;
    if (chance > 0) expected += chance * standing(prospect, dice, sum);
  }
  return expected;
}

/** What it is worth to throw these dice, and once more where that is better. */
export function thrownTwice(prospect: Prospect, dice: number): number {
  const odds = SUM_ODDS[SIZE[dice] ?? 0] as Float64Array;
  const again = thrown(prospect, dice);
  let expected = 0;
  for (let sum = 1; sum < SUMS; sum++) {
    const chance = odds[sum] as number;
    if (chance > 0) expected += chance * Math.max(again, standing(prospect, dice, sum));
  }
  return expected;
}
