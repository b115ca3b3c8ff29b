import { BONUS_COLUMNS, FIELDS, FIELDS_OF, HIGHEST, MATES, MISTHROWS, PENTAGONS, PLACES } from '@zaria/games/qwinto';

/*
 * Sheets as typed arrays, for millions of them: 27 numbers a sheet (0 is empty), three rows of nine. The rules are those
 * of the rules package, which a test compares.
 */

export const FIELD_COUNT = FIELDS.length;
export const ROW_COUNT = 3;
export const PLACE_COUNT = PLACES.length;
/** Sums are 1 to 18; tables by sum have a place for 0. */
export const SUMS = HIGHEST + 1;
const MISTHROW_POINTS = 5;

export const BONUS_COUNT = BONUS_COLUMNS.length;
/** By bonus column: its three fields. */
const BONUS_FIELDS = Int8Array.from(BONUS_COLUMNS.flatMap(column => FIELDS_OF[column] ?? []));
const BONUS_PENTAGONS = Int8Array.from(BONUS_COLUMNS, column => PENTAGONS[column]);
export const rowOf = (field: number): number => (field / PLACE_COUNT) | 0;
/** By field: up to two others of its column; -1 where there is none. */
const MATE = Int8Array.from(FIELDS.flatMap(field => [MATES[field][0] ?? -1, MATES[field][1] ?? -1]));

const isMates = (numbers: Uint8Array, field: number, sum: number): boolean => {
  const one = MATE[2 * field] as number;
  const other = MATE[2 * field + 1] as number;
  return (one >= 0 && numbers[one] === sum) || (other >= 0 && numbers[other] === sum);
};

/** The number left of a field in its row, or 0. */
function below(numbers: Uint8Array, field: number): number {
  const from = field - (field % PLACE_COUNT);
  for (let other = field - 1; other >= from; other--) if (numbers[other] !== 0) return numbers[other] as number;
  return 0;
}

/** The number right of a field in its row, or 19. */
function above(numbers: Uint8Array, field: number): number {
  const end = field - (field % PLACE_COUNT) + PLACE_COUNT;
  for (let other = field + 1; other < end; other++) if (numbers[other] !== 0) return numbers[other] as number;
  return SUMS;
}

/** Whether the number may be written into the field. */
export const mayWrite = (numbers: Uint8Array, field: number, sum: number): boolean =>
  numbers[field] === 0 && below(numbers, field) < sum && sum < above(numbers, field) && !isMates(numbers, field, sum);

/** Whether some number between these two may be written into the field. */
function isOpenBetween(numbers: Uint8Array, field: number, low: number, high: number): boolean {
  for (let sum = low + 1; sum < high; sum++) if (!isMates(numbers, field, sum)) return true;
  return false;
}

export const NEVER_FULL = 10;
/** How many fields of a row are empty; `NEVER_FULL` where its numbers leave too little room between them. */
export function rowState(numbers: Uint8Array, row: number): number {
  const from = row * PLACE_COUNT;
  let [empty, last, waiting] = [0, 0, 0];
  for (let field = from; field < from + PLACE_COUNT; field++) {
    const there = numbers[field] as number;
    if (there === 0) waiting++;
    else {
      if (there - last - 1 < waiting) return NEVER_FULL;
      empty += waiting;
      [last, waiting] = [there, 0];
    }
  }
  return SUMS - last - 1 < waiting ? NEVER_FULL : empty + waiting;
}

export const NEVER_TWO = 19;
/** How many fields are missing until two rows are full; `NEVER_TWO` if that cannot be. */
export function missing(one: number, two: number, three: number): number {
  const most = Math.max(one, two, three);
  const others = one + two + three - most;
  if (most < NEVER_FULL) return others;
  const dead = (one === NEVER_FULL ? 1 : 0) + (two === NEVER_FULL ? 1 : 0) + (three === NEVER_FULL ? 1 : 0);
  return dead > 1 ? NEVER_TWO : others;
}

export const NEVER_WHOLE = 4;
/** How many fields of a bonus column are empty; `NEVER_WHOLE` where one of them takes no number any more. */
export function columnState(numbers: Uint8Array, bonus: number): number {
  let empty = 0;
  for (let i = 0; i < ROW_COUNT; i++) {
    const field = BONUS_FIELDS[ROW_COUNT * bonus + i] as number;
    if (numbers[field] !== 0) continue;
    if (!isOpenBetween(numbers, field, below(numbers, field), above(numbers, field))) return NEVER_WHOLE;
    empty++;
  }
  return empty;
}

/** By row and bonus column: the field they share. */
const BONUS_OF_ROW = Int8Array.from({ length: ROW_COUNT * BONUS_COUNT }, (_, at) => {
  const [row, bonus] = [Math.floor(at / BONUS_COUNT), at % BONUS_COUNT];
  return BONUS_FIELDS.findIndex((field, i) => Math.floor(i / ROW_COUNT) === bonus && rowOf(field) === row);
}).map(at => BONUS_FIELDS[at] as number);

/** The states of the columns after a number was written there, from those before: of the others nothing can change. */
export function columnsAfter(numbers: Uint8Array, written: number, before: Uint8Array, after: Uint8Array): void {
  const row = rowOf(written);
  let from = written;
  while (from > row * PLACE_COUNT && numbers[from - 1] === 0) from--;
  let to = written;
  while (to < (row + 1) * PLACE_COUNT - 1 && numbers[to + 1] === 0) to++;
  for (let bonus = 0; bonus < BONUS_COUNT; bonus++) {
    const field = BONUS_OF_ROW[row * BONUS_COUNT + bonus] as number;
    after[bonus] = field < from || field > to ? (before[bonus] as number) : columnState(numbers, bonus);
  }
}

/** What the sheet scores. */
export function pointsOf(numbers: Uint8Array, misthrows: number): number {
  let points = -MISTHROW_POINTS * misthrows;
  for (let row = 0; row < ROW_COUNT; row++) {
    const from = row * PLACE_COUNT;
    let written = 0;
    for (let field = from; field < from + PLACE_COUNT; field++) if (numbers[field] !== 0) written++;
    points += written === PLACE_COUNT ? (numbers[from + PLACE_COUNT - 1] as number) : written;
  }
  for (let bonus = 0; bonus < BONUS_COUNT; bonus++) {
    const at = ROW_COUNT * bonus;
    if (
      numbers[BONUS_FIELDS[at] as number] !== 0 &&
      numbers[BONUS_FIELDS[at + 1] as number] !== 0 &&
      numbers[BONUS_FIELDS[at + 2] as number] !== 0
    )
      points += numbers[BONUS_PENTAGONS[bonus] as number] as number;
  }
  return points;
}

/** Whether the game ends with such a sheet. */
export function isLast(numbers: Uint8Array, misthrows: number): boolean {
  if (misthrows >= MISTHROWS) return true;
  let full = 0;
  for (let row = 0; row < ROW_COUNT; row++) {
    const from = row * PLACE_COUNT;
    let field = from + PLACE_COUNT - 1;
    while (field >= from && numbers[field] !== 0) field--;
    if (field < from) full++;
  }
  return full >= 2;
}
