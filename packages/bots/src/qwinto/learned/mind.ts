import type { Hand } from '../hand.ts';
import { SUM_ODDS } from '../value.ts';
import { SETS, SIZE, hasRow } from './dice.ts';
import { MOST_SEATS, TEN, hiddenOf, outputOf, phaseOf, rivalsAsOne, sigmoid, type Net } from './net.ts';
import { NEVER_TWO, ROW_COUNT, SUMS, rowOf } from './paper.ts';
import { NOTHING, placeOf, readerOf, type Reader } from './reader.ts';
import { emptySheets, type Sheets } from './sheets.ts';

/*
 * The whole turn of a player, worked out on what a net says of every sheet that it may lead to: which dice, keep or throw
 * again, where to write; and what the same throw brings the others, who write it, too. One look at the table, then as
 * many questions as one likes; nothing is allocated in between.
 */

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
  afterwards(field: number, dice: number, sum: number, on: Int16Array): number;
  readonly expected: {
    points: number;
    wins: number;
    /** What the rivals are expected to have, in tens. */
    rivals: number;
    phase: number;
  };
}

const THROWS = (SETS.length + 1) * SUMS;

/** Others of whom it is guessed how they choose. */
export interface Company {
  /** Where they write, and which dice they throw. */
  hand(): Hand;
  /** What their sheets come to. */
  readonly outlook: Net;
}

/** A mind with these weights that counts a win as so many points; in company of which nothing is known, if none is named. */
export function mindOf(net: Net, bonus: number, company: Company | null = null): Mind {
  const { points: pointsLayer, wins: winsLayer, leads: leadsLayer, steep } = net;
  const readers = Array.from({ length: MOST_SEATS }, () => readerOf(net));
  /** For the sheets of all others than who looks. */
  const rivalReaders =
    company === null ? readers : Array.from({ length: MOST_SEATS }, () => readerOf(company.outlook, company.hand()));
  const hidden = new Float32Array(net.hidden);
  const rivalPoints = new Float64Array(MOST_SEATS);
  const expected = { points: 0, wins: 0, rivals: 0, phase: 0 };

  /* By throw, if the others write it for their points: when that was worked out, what they come to as one, what they lack. */
  const seen = new Int32Array(THROWS);
  const rivals = new Float64Array(THROWS);
  const rivalLacking = new Uint8Array(THROWS);
  /** The most that one of them then has, if that ends the game; not a number: it goes on. */
  const rivalEnd = new Float64Array(THROWS);
  /** The most that one of them can have if the game ends with this throw; not a number: not worked out yet. */
  const rivalMost = new Float64Array(THROWS);
  /** By throw: what it is worth when it stands, and how much of it are points. */
  const known = new Int32Array(THROWS);
  const worths = new Float64Array(THROWS);
  const ofPoints = new Float64Array(THROWS);

  let sheets = emptySheets(1);
  let turn = -1;
  let seat = 0;
  let own = readers[0] as Reader;
  /** Counted up with every look. */
  let looks = 0;
  /** Of the worth that was worked out last. */
  let lastPoints = 0;

  function look(table: Sheets, from: number): void {
    // Where the others are read otherwise than oneself, nothing that was read for another seat is of use.
    if (sheets !== table || turn !== table.turn || (company !== null && seat !== from)) {
      sheets = table;
      turn = table.turn;
      for (let any = 0; any < table.seats; any++)
        ((any === from ? readers : rivalReaders)[any] as Reader).read(table, any);
    }
    seat = from;
    own = readers[from] as Reader;
    looks++;
  }

  /** Works out what a throw brings the others. */
  function see(dice: number, sum: number): number {
    const at = dice * SUMS + sum;
    if (seen[at] === looks) return at;
    seen[at] = looks;
    let count = 0;
    let isEnd = false;
    let lack = NEVER_TWO;
    for (let other = 0; other < sheets.seats; other++) {
      if (other === seat) continue;
      const { points, lacking, nothing, reply, endsIn, pointsWith } = rivalReaders[other] as Reader;
      const field = reply(dice, sum);
      const place = placeOf(field, sum);
      if (field === NOTHING ? nothing.isLast : endsIn(rowOf(field))) {
        isEnd = true;
        rivalPoints[count++] = pointsWith(field, sum) / TEN;
      } else {
        rivalPoints[count++] = field === NOTHING ? nothing.points : (points[place] as number);
        lack = Math.min(lack, field === NOTHING ? nothing.lacking : (lacking[place] as number));
      }
    }
    rivals[at] = count === 0 ? 0 : rivalsAsOne(rivalPoints, count);
    rivalLacking[at] = lack;
    rivalMost[at] = Number.NaN;
    let most = Number.NaN;
    if (isEnd) {
      most = -Infinity;
      for (let other = 0; other < sheets.seats; other++) {
        if (other === seat) continue;
        const { reply, pointsWith } = rivalReaders[other] as Reader;
        most = Math.max(most, pointsWith(reply(dice, sum), sum));
      }
    }
    rivalEnd[at] = most;
    return at;
  }

  /** The most that a sheet can have with this throw. */
  function mostWith({ know, fieldAt, pointsWith }: Reader, dice: number, sum: number): number {
    let most = pointsWith(NOTHING, sum);
    for (let row = 0; row < ROW_COUNT; row++) {
      if (!hasRow(dice, row)) continue;
      for (let i = know(row, sum) - 1; i >= 0; i--) most = Math.max(most, pointsWith(fieldAt(row, sum, i), sum));
    }
    return most;
  }

  /** The most that a rival has if the game ends with this throw: as best he can, if it is not known where he writes. */
  function mostOfRivals(dice: number, sum: number): number {
    const at = see(dice, sum);
    if (!Number.isNaN(rivalMost[at])) return rivalMost[at] as number;
    let most = -Infinity;
    for (let other = 0; other < sheets.seats; other++) {
      if (other === seat) continue;
      const reader = rivalReaders[other] as Reader;
      const { reply, pointsWith } = reader;
      most = Math.max(most, company === null ? mostWith(reader, dice, sum) : pointsWith(reply(dice, sum), sum));
    }
    return (rivalMost[at] = most);
  }

  /** What it is worth to have so many points in the end, where the best of the others has so many. */
  function lastWorth(points: number, most: number): number {
    lastPoints = points;
    return points + (points > most ? bonus : points === most ? bonus / 2 : 0);
  }

  const isForWins = (): boolean => bonus !== 0 && sheets.seats > 1;

  function written(field: number, dice: number, sum: number): number {
    const { nothing } = own;
    const isEnd = field === NOTHING ? nothing.isLast : own.endsIn(rowOf(field));
    if (isEnd) {
      const points = own.pointsWith(field, sum);
      if (isForWins()) return lastWorth(points, mostOfRivals(dice, sum));
      return (lastPoints = points);
    }
    if (field !== NOTHING) own.know(rowOf(field), sum);
    const place = placeOf(field, sum);
    const points = field === NOTHING ? nothing.points : (own.points[place] as number);
    lastPoints = TEN * points;
    if (!isForWins()) return lastPoints;
    const at = see(dice, sum);
    if (!Number.isNaN(rivalEnd[at])) return lastWorth(own.pointsWith(field, sum), rivalEnd[at] as number);
    const winning = field === NOTHING ? nothing.winning : (own.winning[place] as number);
    const lacking = field === NOTHING ? nothing.lacking : (own.lacking[place] as number);
    const leading = field === NOTHING ? nothing.leading : (own.leading[place] as number);
    const slope = leading + (steep[phaseOf(lacking, rivalLacking[at] as number)] as number);
    return lastPoints + bonus * sigmoid(winning + slope * (points - (rivals[at] as number)));
  }

  function ponder(): void {
    if (!isForWins() || company !== null) own.knowAll();
    else for (let any = 0; any < sheets.seats; any++) (readers[any] as Reader).knowAll();
  }

  let found = NOTHING;
  function standing(dice: number, sum: number): number {
    const at = dice * SUMS + sum;
    if (known[at] === looks) {
      lastPoints = ofPoints[at] as number;
      return worths[at] as number;
    }
    let most = written(NOTHING, dice, sum);
    let points = lastPoints;
    found = NOTHING;
    for (let row = 0; row < ROW_COUNT; row++) {
      if (!hasRow(dice, row)) continue;
      const count = own.know(row, sum);
      for (let i = 0; i < count; i++) {
        const field = own.fieldAt(row, sum, i);
        const worth = written(field, dice, sum);
        if (worth <= most) continue;
        most = worth;
        points = lastPoints;
        found = field;
      }
    }
    known[at] = looks;
    worths[at] = most;
    ofPoints[at] = lastPoints = points;
    return most;
  }

  function bestField(dice: number, sum: number): number {
    known[dice * SUMS + sum] = 0;
    standing(dice, sum);
    return found;
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

  function afterwards(field: number, dice: number, sum: number, on: Int16Array): number {
    const count = own.featuresAfter(field, sum, on);
    hiddenOf(net, on, count, hidden);
    const at = see(dice, sum);
    if (field !== NOTHING) own.know(rowOf(field), sum);
    const lacking = field === NOTHING ? own.nothing.lacking : (own.lacking[placeOf(field, sum)] as number);
    expected.points = outputOf(pointsLayer, hidden);
    expected.phase = phaseOf(lacking, rivalLacking[at] as number);
    expected.rivals = rivals[at] as number;
    const slope = outputOf(leadsLayer, hidden) + (steep[expected.phase] as number);
    expected.wins = sigmoid(outputOf(winsLayer, hidden) + slope * (expected.points - expected.rivals));
    return count;
  }

  const points = (): number => lastPoints;
  return { look, ponder, thrownTwice, thrown, standing, written, bestField, points, afterwards, expected };
}
