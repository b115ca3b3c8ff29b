import { BONUS_COLUMNS, COLOURS, FIELDS, FIELDS_OF, HIGHEST, PENTAGONS, type Sheet } from '@zaria/games/qwinto';

/*
 * What a sheet of Qwinto is worth to somebody who still writes on it: a hand-made guess. Every empty field is filled in
 * the end with some likelihood, which depends on how many fields share the numbers that still fit between their
 * neighbours, and on how easily those numbers are thrown.
 */

export const PLACES = 9;
const ROWS = COLOURS.length;
export const SUMS = HIGHEST + 1;

/** How likely so many dice show each sum. */
export const SUM_ODDS: readonly Float64Array[] = [0, 1, 2, 3].map(dice => {
  let odds = Float64Array.from({ length: SUMS }, (_, sum) => (sum === 0 ? 1 : 0));
  for (let die = 0; die < dice; die++) {
    const before = odds;
    odds = Float64Array.from({ length: SUMS }, (_, sum) =>
      [1, 2, 3, 4, 5, 6].reduce((total, face) => total + (before[sum - face] ?? 0) / 6, 0),
    );
  }
  return odds;
});

/** How easily a number is thrown: with the best number of dice for it. */
const EASE = Float64Array.from({ length: SUMS }, (_, sum) =>
  Math.max(...[1, 2, 3].map(dice => SUM_ODDS[dice]?.[sum] ?? 0)),
);

/** What the guess depends on. */
export interface Judgement {
  /** How readily fields get filled in the rest of the game. */
  readonly zeal: number;
  /** What a misthrow costs beyond its points: the fourth ends the game. */
  readonly dread: number;
}

export const USUAL: Judgement = { zeal: 9, dread: 2 };

const WIDTH = SUMS + 1;
const at = (empty: number, above: number, below: number): number => (empty * WIDTH + above) * WIDTH + below;

/** By how many empty fields lie between two numbers: how likely each gets filled. */
function likelihoods({ zeal }: Judgement): Float64Array {
  const table = new Float64Array(at(PLACES + 1, 0, 0));
  for (let empty = 1; empty <= PLACES; empty++)
    for (let above = 0; above < SUMS; above++) {
      let ease = 0;
      for (let below = above + 1; below < WIDTH; below++) {
        const room = below - above - 1;
        table[at(empty, above, below)] = (Math.min(empty, room) / empty) * (1 - Math.exp((-zeal * ease) / empty));
        ease += EASE[below] ?? 0;
      }
    }
  return table;
}

/** Each part of what a sheet is worth, in points. */
export interface Worth {
  rows: number;
  columns: number;
  misthrows: number;
}

export type Value = (numbers: Uint8Array, misthrows: number, worth?: Worth) => number;

const COLUMNS = BONUS_COLUMNS.map(column => ({
  fields: FIELDS_OF[column] ?? [],
  pentagon: PENTAGONS[column] as number,
}));

/** A way to guess what sheets are worth. */
export function valueOf(judgement: Judgement): Value {
  const likely = likelihoods(judgement);
  /** By field: how likely it is filled, and with about which number. */
  const filled = new Float64Array(FIELDS.length);
  const number = new Float64Array(FIELDS.length);

  /** A row: a point a number, or its last number where it becomes full. */
  function rowWorth(numbers: Uint8Array, from: number): number {
    let [points, full] = [0, 1];
    let [above, start] = [0, from];
    for (let field = from; field <= from + PLACES; field++) {
      const below = field === from + PLACES ? SUMS : (numbers[field] as number);
      if (below === 0) continue;
      const empty = field - start;
      if (empty > 0) {
        const chance = likely[at(empty, above, below)] as number;
        const step = (below - above) / (empty + 1);
        for (let i = 0; i < empty; i++) {
          filled[start + i] = chance;
          number[start + i] = above + step * (i + 1);
          full *= chance;
        }
        points += empty * chance;
      }
      if (field === from + PLACES) break;
      filled[field] = 1;
      number[field] = below;
      points++;
      above = below;
      start = field + 1;
    }
    return points + full * ((number[from + PLACES - 1] as number) - PLACES);
  }

  return (numbers, misthrows, worth) => {
    let rows = 0;
    for (let row = 0; row < ROWS; row++) rows += rowWorth(numbers, row * PLACES);
    let columns = 0;
    for (const { fields, pentagon } of COLUMNS) {
      let full = number[pentagon] as number;
      for (const field of fields) full *= filled[field] as number;
      columns += full;
    }
    const lost = misthrows * (5 + judgement.dread);
    if (worth !== undefined) {
      worth.rows = rows;
      worth.columns = columns;
      worth.misthrows = -lost;
    }
    return rows + columns - lost;
  };
}

/** The numbers of a sheet, to write on. */
export const numbersOf = ({ numbers }: Sheet): Uint8Array => Uint8Array.from(numbers);
