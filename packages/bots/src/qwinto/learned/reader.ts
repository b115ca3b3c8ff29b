import type { Hand } from '../hand.ts';
import {
  MISSING_AT,
  MISTHROWS_AT,
  MOST_ON,
  PHASES,
  TEN,
  columnFeature,
  featuresOf,
  hiddenOf,
  numberFeature,
  outputOf,
  rowFeature,
  type Net,
  type Surroundings,
} from './net.ts';
import {
  BONUS_COUNT,
  FIELD_COUNT,
  NEVER_FULL,
  NEVER_TWO,
  NEVER_WHOLE,
  PLACE_COUNT,
  ROW_COUNT,
  SUMS,
  columnState,
  columnsAfter,
  isLast,
  mayWrite,
  missing,
  pointsOf,
  rowOf,
  rowState,
} from './paper.ts';
import { SETS, hasRow } from './dice.ts';
import { emptySheets, type Sheets } from './sheets.ts';

/** What a seat does that writes nothing. */
export const NOTHING = -1;

/** Places by field and sum. */
export const placeOf = (field: number, sum: number): number => field * SUMS + sum;

const UNKNOWN = -2;

/**
 * The sheet of one seat, and what a net says of every sheet that it may become with the next throw. A number changes a
 * few features of a sheet, so that the hidden layer is not summed up anew; nothing is worked out twice, and nothing
 * allocated after the beginning.
 */
export interface Reader {
  /** Looks at the sheet of a seat, as it is before anything is written. */
  read(sheets: Sheets, seat: number): void;
  /** Works out all that may be written. */
  knowAll(): void;
  /** Works out where a sum may be written in a row; how many fields these are. */
  know(row: number, sum: number): number;
  /** One of them. */
  fieldAt(row: number, sum: number, i: number): number;
  /** By place, for sheets that do not end the game: tens of points, the chance to win without a lead, what a lead adds, fields missing. */
  readonly points: Float64Array;
  readonly winning: Float64Array;
  readonly leading: Float64Array;
  readonly lacking: Uint8Array;
  /** The same for a sheet on which nothing was written. */
  readonly nothing: { points: number; winning: number; leading: number; lacking: number; isLast: boolean };
  /** Whether a number in that row makes a second full one. */
  endsIn(row: number): boolean;
  /** What the sheet scores with a sum written there, or nothing. */
  pointsWith(field: number, sum: number): number;
  /** Where he writes a throw: as his hand does, if it is known, or as somebody who thinks of nothing but his points. */
  reply(dice: number, sum: number): number;
  /** The features that are on after writing it; how many. */
  featuresAfter(field: number, sum: number, on: Int16Array): number;
  /** What surrounds the sheet. */
  readonly around: Surroundings;
}

/** With a hand it is the sheet of somebody who is known to choose so. */
export function readerOf(net: Net, hand: Hand | null = null): Reader {
  const { hidden: units, first, points: pointsLayer, wins: winsLayer, leads: leadsLayer } = net;
  /** The three side by side, by hidden unit, as the doubles they are reckoned with. */
  const layers = Float64Array.from(
    { length: 3 * units },
    (_, i) => ([pointsLayer, winsLayer, leadsLayer][i % 3] as Float32Array)[Math.floor(i / 3)] as number,
  );
  const on = new Int16Array(MOST_ON);
  const hidden = new Float32Array(units);
  /** By row: the hidden layer of the sheet, without what a number in that row changes. */
  const bases = [0, 1, 2].map(() => new Float32Array(units));
  /** What the numbers of a field share that leave the rest alike, and by which it is known. */
  const common = new Float32Array(units);
  let commonKey = -1;
  const around: Surroundings = { seats: 1, rivalMissing: NEVER_TWO, rivalMisthrows: 0, turns: 0 };
  const rowStates = new Uint8Array(ROW_COUNT);
  const columnStates = new Uint8Array(BONUS_COUNT);
  const columns = new Uint8Array(BONUS_COUNT);
  const points = new Float64Array(FIELD_COUNT * SUMS);
  const winning = new Float64Array(FIELD_COUNT * SUMS);
  const leading = new Float64Array(FIELD_COUNT * SUMS);
  const lacking = new Uint8Array(FIELD_COUNT * SUMS);
  /** By row and sum: the fields it may be written into, and how many; `UNKNOWN` before that was worked out. */
  const fields = new Int8Array(ROW_COUNT * SUMS * PLACE_COUNT);
  const counts = new Int8Array(ROW_COUNT * SUMS);
  /** By dice and sum. */
  const replies = new Int8Array((SETS.length + 1) * SUMS);
  const nothing = { points: 0, winning: 0, leading: 0, lacking: 0, isLast: false };

  let numbers = emptySheets(1).numbers[0] as Uint8Array;
  let misthrows = 0;
  let missed = 0;
  /** Counted up with every sheet that is read; and by place when a hand's reply was judged there. */
  let reads = 0;
  const judged = new Int32Array(FIELD_COUNT * SUMS);

  function surround({ seats, active, numbers: all, misthrows: missings }: Sheets, seat: number): void {
    around.seats = seats;
    around.turns = (seat - active - 1 + 2 * seats) % seats;
    around.rivalMissing = NEVER_TWO;
    around.rivalMisthrows = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const theirs = all[other] as Uint8Array;
      const lack = missing(rowState(theirs, 0), rowState(theirs, 1), rowState(theirs, 2));
      around.rivalMissing = Math.min(around.rivalMissing, lack);
      around.rivalMisthrows = Math.max(around.rivalMisthrows, missings[other] as number);
    }
  }

  function read(sheets: Sheets, seat: number): void {
    surround(sheets, seat);
    hand?.look(sheets, seat);
    commonKey = -1;
    reads++;
    counts.fill(UNKNOWN);
    replies.fill(UNKNOWN);
    numbers = sheets.numbers[seat] as Uint8Array;
    misthrows = sheets.misthrows[seat] as number;
    missed = misthrows + (sheets.active === seat ? 1 : 0);
    for (let row = 0; row < ROW_COUNT; row++) rowStates[row] = rowState(numbers, row);
    for (let column = 0; column < BONUS_COUNT; column++) columnStates[column] = columnState(numbers, column);
    nothing.lacking = missing(rowStates[0] as number, rowStates[1] as number, rowStates[2] as number);
    nothing.isLast = isLast(numbers, missed);
    hiddenOf(net, on, featuresOf(numbers, misthrows, around, on), hidden);
    const gap = (MISSING_AT + nothing.lacking) * units;
    for (let row = 0; row < ROW_COUNT; row++) {
      const base = bases[row] as Float32Array;
      const state = rowFeature(row, rowStates[row] as number) * units;
      for (let unit = 0; unit < units; unit++)
        base[unit] = (hidden[unit] as number) - (first[state + unit] as number) - (first[gap + unit] as number);
    }
    if (nothing.isLast) return;
    if (missed !== misthrows) {
      const before = (MISTHROWS_AT + misthrows) * units;
      const after = (MISTHROWS_AT + missed) * units;
      for (let unit = 0; unit < units; unit++)
        hidden[unit] = (hidden[unit] as number) - (first[before + unit] as number) + (first[after + unit] as number);
    }
    nothing.points = outputOf(pointsLayer, hidden);
    nothing.winning = outputOf(winsLayer, hidden);
    nothing.leading = outputOf(leadsLayer, hidden);
  }

  /** The hidden layer that all numbers share which leave rows and columns in the same state. */
  function prepare(row: number, own: number, lack: number): void {
    const base = bases[row] as Float32Array;
    const state = rowFeature(row, own) * units;
    const gap = (MISSING_AT + lack) * units;
    for (let unit = 0; unit < units; unit++)
      common[unit] = (base[unit] as number) + (first[state + unit] as number) + (first[gap + unit] as number);
    for (let column = 0; column < BONUS_COUNT; column++) {
      const [before, then] = [columnStates[column] as number, columns[column] as number];
      if (before === then) continue;
      const from = columnFeature(column, before) * units;
      const to = columnFeature(column, then) * units;
      for (let unit = 0; unit < units; unit++)
        common[unit] = (common[unit] as number) - (first[from + unit] as number) + (first[to + unit] as number);
    }
  }

  /** What the net says of the sheet with a sum that does not end the game. */
  function judge(field: number, sum: number): void {
    const row = rowOf(field);
    numbers[field] = sum;
    const own = rowState(numbers, row);
    const lack = missing(
      row === 0 ? own : (rowStates[0] as number),
      row === 1 ? own : (rowStates[1] as number),
      row === 2 ? own : (rowStates[2] as number),
    );
    columnsAfter(numbers, field, columnStates, columns);
    numbers[field] = 0;
    let key = (field * (NEVER_FULL + 1) + own) * PHASES + lack;
    for (let column = 0; column < BONUS_COUNT; column++) key = key * (NEVER_WHOLE + 1) + (columns[column] as number);
    if (key !== commonKey) {
      commonKey = key;
      prepare(row, own, lack);
    }
    const written = numberFeature(field, sum) * units;
    let ofPoints = 0;
    let ofWinning = 0;
    let ofLeading = 0;
    for (let unit = 0, at = 0; unit < units; unit++, at += 3) {
      const x = (common[unit] as number) + (first[written + unit] as number);
      // Twice what is above zero, without a branch that nobody can foresee.
      const twice = x + Math.abs(x);
      ofPoints += twice * (layers[at] as number);
      ofWinning += twice * (layers[at + 1] as number);
      ofLeading += twice * (layers[at + 2] as number);
    }
    const place = placeOf(field, sum);
    points[place] = ofPoints / 2 + (pointsLayer[units] as number);
    winning[place] = ofWinning / 2 + (winsLayer[units] as number);
    leading[place] = ofLeading / 2 + (leadsLayer[units] as number);
    lacking[place] = lack;
  }

  function endsIn(row: number): boolean {
    if (rowStates[row] !== 1) return false;
    for (let other = 0; other < ROW_COUNT; other++) if (other !== row && rowStates[other] === 0) return true;
    return false;
  }

  function know(row: number, sum: number): number {
    const at = row * SUMS + sum;
    const known = counts[at] as number;
    if (known !== UNKNOWN) return known;
    const isEnd = endsIn(row);
    let count = 0;
    for (let field = row * PLACE_COUNT; field < (row + 1) * PLACE_COUNT; field++) {
      if (!mayWrite(numbers, field, sum)) continue;
      fields[at * PLACE_COUNT + count++] = field;
      if (!isEnd) judge(field, sum);
    }
    return (counts[at] = count);
  }

  function knowAll(): void {
    counts.fill(0);
    for (let row = 0; row < ROW_COUNT; row++) {
      const isEnd = endsIn(row);
      for (let field = row * PLACE_COUNT; field < (row + 1) * PLACE_COUNT; field++)
        for (let sum = 1; sum < SUMS; sum++) {
          if (!mayWrite(numbers, field, sum)) continue;
          const at = row * SUMS + sum;
          const count = counts[at] as number;
          fields[at * PLACE_COUNT + count] = field;
          counts[at] = count + 1;
          if (!isEnd) judge(field, sum);
        }
    }
  }

  const fieldAt = (row: number, sum: number, i: number): number =>
    fields[(row * SUMS + sum) * PLACE_COUNT + i] as number;

  function pointsWith(field: number, sum: number): number {
    if (field === NOTHING) return pointsOf(numbers, missed);
    numbers[field] = sum;
    const scored = pointsOf(numbers, misthrows);
    numbers[field] = 0;
    return scored;
  }

  function reply(dice: number, sum: number): number {
    const at = dice * SUMS + sum;
    if (replies[at] !== UNKNOWN) return replies[at] as number;
    return (replies[at] = hand === null ? bestReply(dice, sum) : handReply(hand, dice, sum));
  }

  function handReply({ bestField }: Hand, dice: number, sum: number): number {
    const field = bestField(dice, sum);
    const place = placeOf(field, sum);
    if (field === NOTHING || judged[place] === reads || endsIn(rowOf(field))) return field;
    judged[place] = reads;
    judge(field, sum);
    return field;
  }

  function bestReply(dice: number, sum: number): number {
    let found = NOTHING;
    let most = nothing.isLast ? pointsOf(numbers, missed) / TEN : nothing.points;
    for (let row = 0; row < ROW_COUNT; row++) {
      if (!hasRow(dice, row)) continue;
      const isEnd = endsIn(row);
      for (let i = know(row, sum) - 1; i >= 0; i--) {
        const field = fieldAt(row, sum, i);
        const worth = isEnd ? pointsWith(field, sum) / TEN : (points[placeOf(field, sum)] as number);
        if (worth > most) [found, most] = [field, worth];
      }
    }
    return found;
  }

  function featuresAfter(field: number, sum: number, into: Int16Array): number {
    if (field !== NOTHING) numbers[field] = sum;
    const count = featuresOf(numbers, field === NOTHING ? missed : misthrows, around, into);
    if (field !== NOTHING) numbers[field] = 0;
    return count;
  }

  return {
    read,
    knowAll,
    know,
    fieldAt,
    points,
    winning,
    leading,
    lacking,
    nothing,
    endsIn,
    pointsWith,
    reply,
    featuresAfter,
    around,
  };
}
