import { playFor, type Match, type Playouts } from '../contestant.ts';
import { below, sfc32, type Sfc32 } from '../sfc32.ts';

/*
 * Qwinto with four players as one mutable loop over typed arrays: the upper limit the engine is measured against, and no
 * way to write rules.
 */

const SEATS = 4;
const ROWS = 3;
const FIELDS = 9;
const COLUMNS = 12;
const SHEET = ROWS * COLUMNS;
const MAX_MISTHROWS = 4;
const EMPTY = 0;
const NO_FIELD = -1;

/** Orange, yellow, purple: where on the sheet, counted by row and column, the fields of a row lie, left to right. */
const FIELD_SPOTS = Int32Array.from(
  [
    [2, 3, 4, 6, 7, 8, 9, 10, 11],
    [1, 2, 3, 4, 5, 7, 8, 9, 10],
    [0, 1, 2, 3, 5, 6, 7, 8, 9],
  ].flatMap((columns, row) => columns.map(column => row * COLUMNS + column)),
);
/** The full columns, and in which row each has its pentagon. */
const BONUS_COLUMNS = Int32Array.of(2, 3, 7, 8, 9);
const BONUS_ROWS = Int32Array.of(2, 0, 0, 1, 2);
/** The other two rows of a row. */
const OTHER_ROWS = Int32Array.of(1, 2, 0, 2, 0, 1);

const sheets = new Uint8Array(SEATS * SHEET);
/** How many numbers stand in a row. */
const filled = new Uint8Array(SEATS * ROWS);
const misthrows = new Uint8Array(SEATS);
const choices = new Int32Array(ROWS * FIELDS);

function rollDice(rng: Sfc32, colours: number): number {
  let sum = 0;
  for (let rest = colours; rest !== 0; rest &= rest - 1) sum += 1 + below(rng, 6);
  return sum;
}

/** Lists the fields of one row that may take the sum; the list so far has `count` fields. */
function listFields(sheet: number, row: number, sum: number, count: number): number {
  const first = row * FIELDS;
  const none = count;
  const left = sheet + ((OTHER_ROWS[2 * row] as number) - row) * COLUMNS;
  const right = sheet + ((OTHER_ROWS[2 * row + 1] as number) - row) * COLUMNS;
  for (let field = first; field < first + FIELDS; field++) {
    const spot = FIELD_SPOTS[field] as number;
    const number = sheets[sheet + spot] as number;
    if (number === EMPTY) {
      if (sheets[left + spot] !== sum && sheets[right + spot] !== sum) choices[count++] = field;
    } else if (number < sum) {
      count = none;
    } else {
      // The row already has the sum, or all fields from here on must have more.
      return number === sum ? none : count;
    }
  }
  return count;
}

/** The seat's decision: one of the fields that may take the sum, or none, each as likely. */
function decide(rng: Sfc32, seat: number, colours: number, sum: number): number {
  let count = 0;
  for (let row = 0; row < ROWS; row++) {
    if ((colours & (1 << row)) !== 0) count = listFields(seat * SHEET, row, sum, count);
  }
  const choice = below(rng, count + 1);
  return choice === count ? NO_FIELD : (choices[choice] as number);
}

/** Returns whether the seat has two full rows now. */
function write(seat: number, field: number, sum: number): boolean {
  sheets[seat * SHEET + (FIELD_SPOTS[field] as number)] = sum;
  const rows = seat * ROWS;
  const row = rows + ((field / FIELDS) | 0);
  filled[row] = (filled[row] as number) + 1;
  if (filled[row] !== FIELDS) return false;
  let full = 0;
  for (let each = rows; each < rows + ROWS; each++) if (filled[each] === FIELDS) full++;
  return full >= 2;
}

function score(seat: number): number {
  const sheet = seat * SHEET;
  let points = -5 * (misthrows[seat] as number);
  for (let row = 0; row < ROWS; row++) {
    const numbers = filled[seat * ROWS + row] as number;
    const last = FIELD_SPOTS[row * FIELDS + FIELDS - 1] as number;
    points += numbers === FIELDS ? (sheets[sheet + last] as number) : numbers;
  }
  for (let bonus = 0; bonus < BONUS_COLUMNS.length; bonus++) {
    const top = sheet + (BONUS_COLUMNS[bonus] as number);
    if (sheets[top] === EMPTY || sheets[top + COLUMNS] === EMPTY || sheets[top + 2 * COLUMNS] === EMPTY) continue;
    points += sheets[top + COLUMNS * (BONUS_ROWS[bonus] as number)] as number;
  }
  return points;
}

function playMatch(rng: Sfc32): Match {
  sheets.fill(EMPTY);
  filled.fill(0);
  misthrows.fill(0);
  let decisions = 0;
  let over = false;
  for (let active = below(rng, SEATS); !over; active = (active + 1) % SEATS) {
    const colours = 1 + below(rng, 7);
    let sum = rollDice(rng, colours);
    if (below(rng, 2) === 1) sum = rollDice(rng, colours);
    // No sheet depends on another, so it does not matter that each seat writes at once.
    for (let seat = 0; seat < SEATS; seat++) {
      const field = decide(rng, seat, colours, sum);
      if (field !== NO_FIELD) {
        if (write(seat, field, sum)) over = true;
      } else if (seat === active) {
        misthrows[seat] = (misthrows[seat] as number) + 1;
        if (misthrows[seat] === MAX_MISTHROWS) over = true;
      }
    }
    decisions += 2 + SEATS;
  }
  let best = -Infinity;
  let total = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const points = score(seat);
    best = Math.max(best, points);
    total += points;
  }
  if (best * SEATS < total) throw new Error('a match without a winner');
  return { placements: decisions, score: total / SEATS };
}

export function playouts(seed: number, milliseconds: number, least?: number): Playouts {
  const rng = sfc32(seed);
  return playFor(milliseconds, () => playMatch(rng), least);
}
