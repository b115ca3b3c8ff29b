import { COLOURS, COLUMNS, COLUMN_OF, FIELDS_OF, RIGHTMOST, colourOf, isPentagon, type Field } from './layout.ts';
import { EMPTY, HIGHEST, type Sheet } from './sheet.ts';

/*
 * A state, in bits: the last number of each row (5 each), which rows have no empty field so far (3), and which rows
 * have a number in the present column (3). That is all the rules ask about what was written before.
 */
const STATES = 1 << 21;
const ALL = 7;
const lastOf = (state: number, row: number): number => (state >> (6 + 5 * row)) & 31;
const wholeOf = (state: number): number => (state >> 3) & ALL;
const inColumnOf = (state: number): number => state & ALL;
const START = ALL << 3;

/** For every state that was reached: the most and the fewest points on the way to it. */
interface Layer {
  readonly reached: number[];
  readonly highest: Int16Array;
  readonly lowest: Int16Array;
}
const layer = (): Layer => ({
  reached: [],
  highest: new Int16Array(STATES),
  lowest: new Int16Array(STATES).fill(UNREACHED),
});
const UNREACHED = 999;

/**
 * The highest and the lowest sum of rows and columns over all sheets that can grow out of this one: every field, column
 * by column from the left, is left empty or gets every number that the rules allow. Nothing is pruned and nothing is
 * shared with `best` or `score`, which this is there to check; misthrows are left aside.
 */
export function extremes(sheet: Sheet): { highest: number; lowest: number } {
  let [now, next] = [layer(), layer()];
  reach(now, START, 0, 0);
  for (const field of COLUMNS.flatMap(column => FIELDS_OF[column] ?? [])) {
    const about = factsOf(field);
    const there = sheet.numbers[field];
    for (const state of now.reached) {
      const [high, low] = [now.highest[state] ?? 0, now.lowest[state] ?? 0];
      for (let number = there; number <= (there === EMPTY ? HIGHEST : there); number++) {
        const after = write(state, about.row, number);
        if (after === null) continue;
        const points = rowPoints(after, about, number) + bonus(after, about);
        reach(next, about.endsColumn ? after & ~ALL : after, high + points, low + points);
      }
    }
    for (const state of now.reached.splice(0)) now.lowest[state] = UNREACHED;
    [now, next] = [next, now];
  }
  const ends = now.reached.filter(state => wholeOf(state) !== ALL);
  return {
    highest: ends.reduce((most, state) => Math.max(most, now.highest[state] ?? 0), -UNREACHED),
    lowest: ends.reduce((least, state) => Math.min(least, now.lowest[state] ?? 0), UNREACHED),
  };
}

/** What the sheet says of a field, looked up once. */
interface About {
  readonly row: number;
  readonly endsRow: boolean;
  readonly endsColumn: boolean;
  /** The row with its column's pentagon; `null` if there is none. */
  readonly bonusRow: number | null;
}

const rowOf = (field: Field): number => COLOURS.indexOf(colourOf(field));

function factsOf(field: Field): About {
  const column = FIELDS_OF[COLUMN_OF[field]] ?? [];
  const pentagon = column.find(isPentagon);
  return {
    row: rowOf(field),
    endsRow: field === RIGHTMOST[colourOf(field)],
    endsColumn: field === column.at(-1),
    bonusRow: pentagon === undefined ? null : rowOf(pentagon),
  };
}

function reach({ reached, highest, lowest }: Layer, state: number, high: number, low: number): void {
  if (lowest[state] === UNREACHED) {
    reached.push(state);
    highest[state] = high;
    lowest[state] = low;
  } else {
    highest[state] = Math.max(highest[state] ?? 0, high);
    lowest[state] = Math.min(lowest[state] ?? 0, low);
  }
}

/** The state after the number is written, or the field left empty; `null` if that is forbidden. */
function write(state: number, row: number, number: number): number | null {
  if (number === EMPTY) return state & ~(8 << row);
  if (number <= lastOf(state, row)) return null;
  for (let other = 0; other < row; other++)
    if ((inColumnOf(state) >> other) & 1 && lastOf(state, other) === number) return null;
  return (state & ~(31 << (6 + 5 * row))) | (number << (6 + 5 * row)) | (1 << row);
}

function rowPoints(after: number, { row, endsRow }: About, number: number): number {
  if (number === EMPTY) return 0;
  // The eight numbers before have brought a point each.
  return endsRow && (wholeOf(after) >> row) & 1 ? number - 8 : 1;
}

const bonus = (after: number, { bonusRow, endsColumn }: About): number =>
  bonusRow !== null && endsColumn && inColumnOf(after) === ALL ? lastOf(after, bonusRow) : 0;
