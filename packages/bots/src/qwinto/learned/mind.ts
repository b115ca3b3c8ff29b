import { SUM_ODDS } from '../value.ts';
import {
  HIDDEN,
  MISSING_AT,
  MISTHROWS_AT,
  MOST_ON,
  MOST_SEATS,
  PHASES,
  TEN,
  columnFeature,
  featuresOf,
  hiddenOf,
  numberFeature,
  outputOf,
  phaseOf,
  rivalsAsOne,
  rowFeature,
  sigmoid,
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
  isLast,
  mayWrite,
  missing,
  pointsOf,
  rowState,
} from './paper.ts';
import { emptySheets, type Sheets } from './sheets.ts';

/*
 * The whole turn of a player, worked out on what a net says of every sheet that it may lead to: which dice, keep or throw
 * again, where to write. One look at the table, then as many questions as one likes; nothing is allocated in between.
 */

/** How many dice a set of colours has; sets are bits. */
const SIZE = [0, 1, 1, 2, 1, 2, 2, 3];
export const SETS = [1, 2, 3, 4, 5, 6, 7] as const;

/** What a seat does that writes nothing. */
export const NOTHING = -1;

export interface Mind {
  /** Sees the table with the eyes of a seat. Everything else is about what was seen last. */
  look(sheets: Sheets, seat: number): void;
  /** Works out the sheets that every throw may lead to: before dice are chosen, or kept. */
  ponder(): void;
  /** What throwing these dice is worth, with a second throw where that is better. */
  thrownTwice(dice: number): number;
  /** What throwing them once is worth. */
  thrown(dice: number): number;
  /** What a throw is worth when it stands. */
  standing(dice: number, sum: number): number;
  /** What writing the sum there is worth, or writing nothing. Needs no pondering. */
  written(field: number, dice: number, sum: number): number;
  /** The best field for the sum, or `NOTHING`. */
  bestField(dice: number, sum: number): number;
  /** How many points of what was asked last are points: the rest of its worth is the chance to win. */
  points(): number;
  /** The features that are on after writing it, into a sample; how many. Then `expected` knows what the net says. */
  afterwards(field: number, sum: number, on: Int16Array): number;
  readonly expected: {
    points: number;
    wins: number;
    /** What the rivals are expected to have, in tens. */
    rivals: number;
    phase: number;
  };
}

/** A mind with these weights that counts a win as so many points. */
export function mindOf(net: Net, bonus: number): Mind {
  const { first, points: pointsLayer, wins: winsLayer, steep } = net;
  const on = new Int16Array(MOST_ON);
  const hidden = new Float32Array(HIDDEN);
  /** By row: the hidden layer of the own sheet, without what a number in that row changes. */
  const bases = [0, 1, 2].map(() => new Float32Array(HIDDEN));
  /** What the numbers of a field share that leave the rest alike, and by which it is known. */
  const common = new Float32Array(HIDDEN);
  let commonKey = -1;
  const columnsAfter = new Uint8Array(BONUS_COUNT);
  const pointsBySeat = new Float64Array(MOST_SEATS);
  const rivalPoints = new Float64Array(MOST_SEATS);
  const around: Surroundings = { seats: 1, rivalMissing: NEVER_TWO, rivalMisthrows: 0, turns: 0 };
  const rowStates = new Uint8Array(ROW_COUNT);
  const columnStates = new Uint8Array(BONUS_COUNT);
  /** By row and sum: the best of the sheets that do not end the game, and the points of the best that do. */
  const best = new Float64Array(ROW_COUNT * SUMS);
  const ending = new Float64Array(ROW_COUNT * SUMS);
  /** Of the best: its points alone. */
  const bestPoints = new Float64Array(ROW_COUNT * SUMS);
  /** By dice and sum: the most that a rival can have if the game ends now; not a number: not worked out yet. */
  const rivalLast = new Float64Array(SETS.length * SUMS + SUMS);
  const expected = { points: 0, wins: 0, rivals: 0, phase: 0 };

  let sheets = emptySheets(1);
  let turn = -1;
  let seat = 0;
  let numbers = sheets.numbers[0] as Uint8Array;
  let misthrows = 0;
  let missed = 0;
  let rivals = 0;
  let nothing = 0;
  let nothingPoints = 0;
  let isNothingLast = false;
  /** Of the worth that was worked out last. */
  let lastPoints = 0;

  function surround(of: number): void {
    const { seats, active } = sheets;
    around.seats = seats;
    around.turns = (of - active - 1 + 2 * seats) % seats;
    around.rivalMissing = NEVER_TWO;
    around.rivalMisthrows = 0;
    for (let other = 0; other < seats; other++) {
      if (other === of) continue;
      const theirs = sheets.numbers[other] as Uint8Array;
      const lacking = missing(rowState(theirs, 0), rowState(theirs, 1), rowState(theirs, 2));
      around.rivalMissing = Math.min(around.rivalMissing, lacking);
      around.rivalMisthrows = Math.max(around.rivalMisthrows, sheets.misthrows[other] as number);
    }
  }

  /** Points and, where they count, wins as one number, in points. */
  function worth(points: number, winning: number, lacking: number): number {
    lastPoints = TEN * points;
    if (bonus === 0 || around.seats === 1) return lastPoints;
    const lead = (steep[phaseOf(lacking, around.rivalMissing)] as number) * (points - rivals);
    return lastPoints + bonus * sigmoid(winning + lead);
  }

  /** How many points the sheet of a seat comes to, in tens. */
  function judged(of: number): number {
    surround(of);
    const size = featuresOf(sheets.numbers[of] as Uint8Array, sheets.misthrows[of] as number, around, on);
    hiddenOf(net, on, size, hidden);
    return outputOf(pointsLayer, hidden);
  }

  function look(table: Sheets, from: number): void {
    if (sheets !== table || turn !== table.turn) {
      sheets = table;
      turn = table.turn;
      if (table.seats > 1) for (let any = 0; any < table.seats; any++) pointsBySeat[any] = judged(any);
    }
    seat = from;
    commonKey = -1;
    rivalLast.fill(Number.NaN);
    let count = 0;
    for (let other = 0; other < table.seats; other++)
      if (other !== from) rivalPoints[count++] = pointsBySeat[other] as number;
    rivals = count === 0 ? 0 : rivalsAsOne(rivalPoints, count);
    surround(from);
    numbers = table.numbers[from] as Uint8Array;
    misthrows = table.misthrows[from] as number;
    missed = misthrows + (table.active === from ? 1 : 0);
    isNothingLast = isLast(numbers, missed);
    for (let row = 0; row < ROW_COUNT; row++) rowStates[row] = rowState(numbers, row);
    for (let bonusColumn = 0; bonusColumn < BONUS_COUNT; bonusColumn++)
      columnStates[bonusColumn] = columnState(numbers, bonusColumn);
    const lacking = missing(rowStates[0] as number, rowStates[1] as number, rowStates[2] as number);
    hiddenOf(net, on, featuresOf(numbers, misthrows, around, on), hidden);
    for (let row = 0; row < ROW_COUNT; row++) {
      const base = bases[row] as Float32Array;
      const state = rowFeature(row, rowStates[row] as number) * HIDDEN;
      const gap = (MISSING_AT + lacking) * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++)
        base[unit] = (hidden[unit] as number) - (first[state + unit] as number) - (first[gap + unit] as number);
    }
    if (isNothingLast) return;
    if (missed !== misthrows) {
      const before = (MISTHROWS_AT + misthrows) * HIDDEN;
      const after = (MISTHROWS_AT + missed) * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++)
        hidden[unit] = (hidden[unit] as number) - (first[before + unit] as number) + (first[after + unit] as number);
    }
    nothing = worth(outputOf(pointsLayer, hidden), outputOf(winsLayer, hidden), lacking);
    nothingPoints = lastPoints;
  }

  /** The hidden layer that all numbers share which leave rows and columns in the same state. */
  function prepare(row: number, own: number, lacking: number): void {
    const base = bases[row] as Float32Array;
    const state = rowFeature(row, own) * HIDDEN;
    const gap = (MISSING_AT + lacking) * HIDDEN;
    for (let unit = 0; unit < HIDDEN; unit++)
      common[unit] = (base[unit] as number) + (first[state + unit] as number) + (first[gap + unit] as number);
    for (let column = 0; column < BONUS_COUNT; column++) {
      const [before, now] = [columnStates[column] as number, columnsAfter[column] as number];
      if (before === now) continue;
      const from = columnFeature(column, before) * HIDDEN;
      const to = columnFeature(column, now) * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit++)
        common[unit] = (common[unit] as number) - (first[from + unit] as number) + (first[to + unit] as number);
    }
  }

  /** What the net says after writing a sum that does not end the game. */
  function after(field: number, sum: number): number {
    const row = (field / PLACE_COUNT) | 0;
    numbers[field] = sum;
    const own = rowState(numbers, row);
    const lacking = missing(
      row === 0 ? own : (rowStates[0] as number),
      row === 1 ? own : (rowStates[1] as number),
      row === 2 ? own : (rowStates[2] as number),
    );
    let key = (field * (NEVER_FULL + 1) + own) * PHASES + lacking;
    for (let column = 0; column < BONUS_COUNT; column++) {
      columnsAfter[column] = columnState(numbers, column);
      key = key * (NEVER_WHOLE + 1) + (columnsAfter[column] as number);
    }
    numbers[field] = 0;
    if (key !== commonKey) {
      commonKey = key;
      prepare(row, own, lacking);
    }
    const written = numberFeature(field, sum) * HIDDEN;
    let points = 0;
    let winning = 0;
    for (let unit = 0; unit < HIDDEN; unit++) {
      const x = (common[unit] as number) + (first[written + unit] as number);
      // Twice what is above zero, without a branch that nobody can foresee.
      const twice = x + Math.abs(x);
      points += twice * (pointsLayer[unit] as number);
      winning += twice * (winsLayer[unit] as number);
    }
    points = points / 2 + (pointsLayer[HIDDEN] as number);
    winning = winning / 2 + (winsLayer[HIDDEN] as number);
    return worth(points, winning, lacking);
  }

  /** Whether writing there makes a second full row. */
  function endsAt(field: number): boolean {
    const row = (field / PLACE_COUNT) | 0;
    if (rowStates[row] !== 1) return false;
    for (let other = 0; other < ROW_COUNT; other++) if (other !== row && rowStates[other] === 0) return true;
    return false;
  }

  function pointsAt(field: number, sum: number): number {
    numbers[field] = sum;
    const points = pointsOf(numbers, misthrows);
    numbers[field] = 0;
    return points;
  }

  /** The most that a rival can have if the game ends with this throw, which he may write, too. */
  function mostOfRivals(dice: number, sum: number): number {
    let most = -Infinity;
    for (let other = 0; other < sheets.seats; other++) {
      if (other === seat) continue;
      const theirs = sheets.numbers[other] as Uint8Array;
      const theirMisthrows = sheets.misthrows[other] as number;
      most = Math.max(most, pointsOf(theirs, theirMisthrows + (other === sheets.active ? 1 : 0)));
      for (let field = 0; field < FIELD_COUNT; field++) {
        if ((dice & (1 << ((field / PLACE_COUNT) | 0))) === 0 || !mayWrite(theirs, field, sum)) continue;
        theirs[field] = sum;
        most = Math.max(most, pointsOf(theirs, theirMisthrows));
        theirs[field] = 0;
      }
    }
    return most;
  }

  /** What it is worth to end the game with so many points. */
  function lastWorth(points: number, dice: number, sum: number): number {
    lastPoints = points;
    if (bonus === 0 || sheets.seats === 1) return points;
    let most = rivalLast[dice * SUMS + sum] as number;
    if (Number.isNaN(most)) rivalLast[dice * SUMS + sum] = most = mostOfRivals(dice, sum);
    return points + (points > most ? bonus : points === most ? bonus / 2 : 0);
  }

  function ponder(): void {
    best.fill(-Infinity);
    ending.fill(-Infinity);
    for (let row = 0; row < ROW_COUNT; row++)
      for (let field = row * PLACE_COUNT; field < (row + 1) * PLACE_COUNT; field++) {
        if (numbers[field] !== 0) continue;
        const isEnd = endsAt(field);
        const into = isEnd ? ending : best;
        for (let sum = 1; sum < SUMS; sum++) {
          if (!mayWrite(numbers, field, sum)) continue;
          const value = isEnd ? pointsAt(field, sum) : after(field, sum);
          if (value <= (into[row * SUMS + sum] as number)) continue;
          into[row * SUMS + sum] = value;
          if (!isEnd) bestPoints[row * SUMS + sum] = lastPoints;
        }
      }
  }

  function nothingWorth(dice: number, sum: number): number {
    if (isNothingLast) return lastWorth(pointsOf(numbers, missed), dice, sum);
    lastPoints = nothingPoints;
    return nothing;
  }

  function standing(dice: number, sum: number): number {
    let most = nothingWorth(dice, sum);
    let points = lastPoints;
    for (let row = 0; row < ROW_COUNT; row++) {
      if ((dice & (1 << row)) === 0) continue;
      const at = row * SUMS + sum;
      if ((best[at] as number) > most) {
        most = best[at] as number;
        points = bestPoints[at] as number;
      }
      if (ending[at] === -Infinity) continue;
      const last = lastWorth(ending[at] as number, dice, sum);
      if (last > most) {
        most = last;
        points = lastPoints;
      }
    }
    lastPoints = points;
    return most;
  }

  function thrown(dice: number): number {
    const odds = SUM_ODDS[SIZE[dice] as number] as Float64Array;
    let [total, points] = [0, 0];
    for (let sum = 1; sum < SUMS; sum++) {
      const chance = odds[sum] as number;
      if (chance === 0) continue;
      total += chance * standing(dice, sum);
      points += chance * lastPoints;
    }
    lastPoints = points;
    return total;
  }

  function thrownTwice(dice: number): number {
    const odds = SUM_ODDS[SIZE[dice] as number] as Float64Array;
    const again = thrown(dice);
    const againPoints = lastPoints;
    let [total, points] = [0, 0];
    for (let sum = 1; sum < SUMS; sum++) {
      const chance = odds[sum] as number;
      if (chance === 0) continue;
      const stands = standing(dice, sum);
      total += chance * Math.max(again, stands);
      points += chance * (again > stands ? againPoints : lastPoints);
    }
    lastPoints = points;
    return total;
  }

  const written = (field: number, dice: number, sum: number): number =>
    field === NOTHING
      ? nothingWorth(dice, sum)
      : endsAt(field)
        ? lastWorth(pointsAt(field, sum), dice, sum)
        : after(field, sum);

  function bestField(dice: number, sum: number): number {
    let [found, most] = [NOTHING, nothingWorth(dice, sum)];
    for (let field = 0; field < FIELD_COUNT; field++) {
      if ((dice & (1 << ((field / PLACE_COUNT) | 0))) === 0 || !mayWrite(numbers, field, sum)) continue;
      const value = written(field, dice, sum);
      if (value > most) [found, most] = [field, value];
    }
    return found;
  }

  function afterwards(field: number, sum: number, into: Int16Array): number {
    if (field !== NOTHING) numbers[field] = sum;
    const count = featuresOf(numbers, field === NOTHING ? missed : misthrows, around, into);
    const lacking = missing(rowState(numbers, 0), rowState(numbers, 1), rowState(numbers, 2));
    if (field !== NOTHING) numbers[field] = 0;
    hiddenOf(net, into, count, hidden);
    expected.points = outputOf(pointsLayer, hidden);
    expected.phase = phaseOf(lacking, around.rivalMissing);
    expected.rivals = rivals;
    expected.wins = sigmoid(
      outputOf(winsLayer, hidden) + (steep[expected.phase] as number) * (expected.points - rivals),
    );
    return count;
  }

  const points = (): number => lastPoints;
  return { look, ponder, thrownTwice, thrown, standing, written, bestField, points, afterwards, expected };
}
