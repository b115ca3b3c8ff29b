import { simulationRng, type Rng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { handOf } from '../hand.ts';
import { tenLines } from '../ten-lines.ts';
import { SETS } from './dice.ts';
import { mindOf, type Mind } from './mind.ts';
import { NOTHING, readerOf } from './reader.ts';
import { emptySheets, type Sheets } from './sheets.ts';
import { HIDDEN, MOST_ON, WEIGHTS, hiddenOf, netOf, outputOf, weightsWith, type Net } from './net.ts';
import { FIELD_COUNT, isLast, mayWrite, pointsOf } from './paper.ts';

const BONUS = 30;

/** Weights of no sense: whatever they are, both ways to work something out agree on them. */
function anyNet(rng: Rng): Net {
  const net = netOf(new Float32Array(WEIGHTS));
  for (let i = 0; i < WEIGHTS; i++) net.weights[i] = (rng.below(2001) / 1000 - 1) * 0.2;
  net.points[HIDDEN] = 4;
  return net;
}

/** A table in the middle of a match, or near its end. */
function anyTable(rng: Rng, seats: number): Sheets {
  const sheets = emptySheets(seats);
  sheets.active = rng.below(seats);
  for (const [seat, numbers] of sheets.numbers.entries()) {
    sheets.misthrows[seat] = rng.below(4);
    for (let tries = rng.below(120); tries > 0; tries--) {
      const [field, sum] = [rng.below(FIELD_COUNT), 1 + rng.below(18)];
      if (!mayWrite(numbers, field, sum)) continue;
      numbers[field] = sum;
      if (isLast(numbers, 0)) numbers[field] = 0;
    }
  }
  return sheets;
}

const tables = (count: number): readonly { readonly sheets: Sheets; readonly rng: Rng }[] =>
  Array.from({ length: count }, (_, i) => {
    const rng = simulationRng(`minds ${i}`);
    return { sheets: anyTable(rng, 1 + (i % 6)), rng };
  });

const rowOf = (field: number): number => Math.floor(field / 9);
const inDice = (dice: number, field: number): boolean => (dice & (1 << rowOf(field))) !== 0;

/** Whether a seat can end the game with a throw of all dice. */
function mayEnd({ numbers, misthrows, active }: Sheets, seat: number, sum: number): boolean {
  const own = numbers[seat] as Uint8Array;
  const missed = misthrows[seat] as number;
  if (isLast(own, missed + (active === seat ? 1 : 0))) return true;
  return Array.from({ length: FIELD_COUNT }, (_, field) => field).some(field => {
    if (!mayWrite(own, field, sum)) return false;
    own[field] = sum;
    const last = isLast(own, missed);
    own[field] = 0;
    return last;
  });
}

test('a number changes the hidden layer as if the sheet were judged anew', () => {
  let judged = 0;
  for (const { sheets, rng } of tables(60)) {
    const mind = mindOf(anyNet(rng), BONUS);
    const on = new Int16Array(MOST_ON);
    const seat = rng.below(sheets.seats);
    mind.look(sheets, seat);
    const numbers = sheets.numbers[seat] as Uint8Array;
    for (let field = 0; field < FIELD_COUNT; field++) {
      const sum = 1 + rng.below(18);
      if (!mayWrite(numbers, field, sum)) continue;
      if (sheets.numbers.some((_, any) => mayEnd(sheets, any, sum))) continue;
      judged++;
      const quick = mind.written(field, 7, sum);
      const own = mind.points();
      mind.afterwards(field, 7, sum, on);
      const { points, wins } = mind.expected;
      expect(own).toBeCloseTo(10 * points, 3);
      expect(quick).toBeCloseTo(10 * points + (sheets.seats === 1 ? 0 : BONUS * wins), 3);
    }
  }
  expect(judged).toBeGreaterThan(100);
});

test('the others write a throw where their points are most', () => {
  for (const { sheets, rng } of tables(30)) {
    const net = anyNet(rng);
    const reader = readerOf(net);
    const seat = rng.below(sheets.seats);
    reader.read(sheets, seat);
    // Who is alone in the eyes of a mind that counts no wins looks for points.
    const mind = mindOf(net, 0);
    mind.look(sheets, seat);
    for (const dice of SETS)
      for (let sum = 1; sum <= 18; sum++)
        expect(mind.written(reader.reply(dice, sum), dice, sum)).toBe(
          mind.written(mind.bestField(dice, sum), dice, sum),
        );
  }
});

test('a throw that serves a rival is worth less', () => {
  const net = anyNet(simulationRng('serves'));
  net.steep.fill(1);
  const mind = mindOf(net, BONUS);
  for (const { sheets } of tables(40)) {
    if (sheets.seats !== 2) continue;
    const numbers = sheets.numbers[1] as Uint8Array;
    const full = Uint8Array.from(numbers);
    for (let sum = 1; sum <= 18; sum++) {
      if (mayEnd(sheets, 0, sum) || mayEnd(sheets, 1, sum)) continue;
      mind.look(sheets, 0);
      mind.afterwards(NOTHING, 7, sum, new Int16Array(MOST_ON));
      const { rivals } = mind.expected;
      // With no dice in the throw he could write nothing.
      mind.afterwards(NOTHING, 0, sum, new Int16Array(MOST_ON));
      expect(rivals).toBeGreaterThanOrEqual(mind.expected.rivals);
    }
    expect(numbers).toEqual(full);
  }
});

test('[QW-6.3] where a rival ends the game with the throw, points count as they are', () => {
  const sheets = emptySheets(2);
  const [own, other] = sheets.numbers as [Uint8Array, Uint8Array];
  other.set([1, 2, 3, 4, 5, 6, 7, 8, 9], 0);
  other.set([2, 3, 4, 5, 6, 7, 8, 9, 0], 9);
  own.set([3, 0, 0, 0, 0, 0, 0, 0, 0], 9);
  const net = netOf(new Float32Array(WEIGHTS));
  // To this net no sheet comes to anything: whoever can end the game does.
  const mind = mindOf(net, BONUS);
  mind.look(sheets, 0);
  expect(mind.written(17, 2, 12)).toBe(2);
  other.fill(0, 0, 9);
  other.set([1, 2, 3, 4, 5, 6, 7, 8, 9], 18);
  sheets.misthrows[1] = 3;
  own.set([1, 2, 3, 4, 5, 6, 7, 17, 18], 0);
  sheets.turn++;
  mind.look(sheets, 0);
  own[17] = 12;
  const points = pointsOf(own, 0);
  own[17] = 0;
  other[17] = 12;
  const theirs = pointsOf(other, 3);
  other[17] = 0;
  expect(points).toBeGreaterThan(theirs);
  expect(mind.written(17, 2, 12)).toBe(points + BONUS);
});

test('[QW-6.3] a number that ends the game is worth its points, and the win if no rival can have more', () => {
  const sheets = emptySheets(2);
  const [own, other] = sheets.numbers as [Uint8Array, Uint8Array];
  own.set([1, 2, 3, 4, 5, 6, 7, 8, 9], 0);
  own.set([2, 3, 4, 5, 6, 7, 8, 9, 0], 9);
  const mind = mindOf(anyNet(simulationRng('end')), BONUS);
  const worth = (): number => {
    sheets.turn++;
    mind.look(sheets, 0);
    return mind.written(17, 2, 12);
  };
  own[17] = 12;
  const points = pointsOf(own, 0);
  own[17] = 0;
  expect(worth()).toBe(points + BONUS);
  // The rival writes the same throw: what he would have with it counts.
  other.set([5, 6, 7, 8, 9, 10, 11, 15, 18], 0);
  other.set([1, 2, 3, 4, 5, 6, 7, 8], 9);
  sheets.misthrows[1] = 1;
  expect(pointsOf(other, 1)).toBe(points);
  expect(worth()).toBe(points);
  // Whom the number brings no more than the same points, shares.
  other[16] = 12;
  expect(worth()).toBe(points + BONUS / 2);
});

/** Somebody who knows that the others judge by ten lines, with a smaller net for what they come to. */
function knowing(rng: Rng): { readonly mind: Mind; readonly outlook: Net } {
  const outlook = netOf(new Float32Array(weightsWith(8)).map(() => (rng.below(2001) / 1000 - 1) * 0.2));
  return { mind: mindOf(anyNet(rng), BONUS, { outlook, hand: () => handOf(tenLines) }), outlook };
}

/** Where somebody writes who judges by ten lines. */
function tenLinesField(sheets: Sheets, seat: number, sum: number): number {
  const hand = handOf(tenLines);
  hand.look(sheets, seat);
  return hand.bestField(7, sum);
}

test('of others who are known the outlook counts, on sheets with the throw where they write it', () => {
  let asked = 0;
  for (const { sheets, rng } of tables(60)) {
    if (sheets.seats !== 2) continue;
    const { mind, outlook } = knowing(rng);
    const seat = rng.below(2);
    const rival = 1 - seat;
    for (let sum = 3; sum <= 18; sum++) {
      if (mayEnd(sheets, seat, sum) || mayEnd(sheets, rival, sum)) continue;
      asked++;
      const on = new Int16Array(MOST_ON);
      mind.look(sheets, seat);
      mind.afterwards(NOTHING, 7, sum, on);
      const { rivals } = mind.expected;
      const reader = readerOf(outlook);
      reader.read(sheets, rival);
      const count = reader.featuresAfter(tenLinesField(sheets, rival, sum), sum, on);
      const hidden = new Float32Array(outlook.hidden);
      hiddenOf(outlook, on, count, hidden);
      expect(rivals).toBeCloseTo(outputOf(outlook.points, hidden), 4);
    }
  }
  expect(asked).toBeGreaterThan(100);
});

test('[QW-6.3] who ends the game has won if the others, who are known, have less where they write', () => {
  const sheets = emptySheets(3);
  const [own, one] = sheets.numbers as [Uint8Array, Uint8Array];
  own.set([1, 2, 3, 4, 5, 6, 7, 8, 9], 0);
  own.set([2, 3, 4, 5, 6, 7, 8, 9, 0], 9);
  one.set([5, 6, 7, 8, 9, 10, 11, 15, 18], 0);
  one.set([1, 2, 3, 4, 5, 6, 7, 8, 0], 18);
  own[17] = 12;
  const points = pointsOf(own, 0);
  own[17] = 0;
  for (let misthrows = 0; misthrows < 4; misthrows++) {
    sheets.misthrows[1] = misthrows;
    sheets.turn++;
    const { mind } = knowing(simulationRng('end'));
    mind.look(sheets, 0);
    const field = tenLinesField(sheets, 1, 12);
    one[field] = 12;
    const theirs = pointsOf(one, misthrows);
    one[field] = 0;
    expect(mind.written(17, 7, 12)).toBe(points + (points > theirs ? BONUS : points === theirs ? BONUS / 2 : 0));
  }
});

test('known others are looked at anew from every seat', () => {
  for (const { sheets, rng } of tables(12)) {
    const [seed, worths] = [rng.below(1000), new Map<number, number>()];
    const { mind } = knowing(simulationRng(`${seed}`));
    for (const seat of [0, sheets.seats - 1, 0]) {
      mind.look(sheets, seat);
      const { mind: fresh } = knowing(simulationRng(`${seed}`));
      fresh.look(sheets, seat);
      const worth = mind.standing(7, 9);
      expect(worth).toBe(fresh.standing(7, 9));
      expect(worths.get(seat) ?? worth).toBe(worth);
      worths.set(seat, worth);
    }
  }
});

test('[QW-3] the turn is worked out as every throw, every second throw and every field, one by one', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  for (const { sheets, rng } of tables(12)) {
    const mind = mindOf(anyNet(rng), BONUS);
    const seat = sheets.active;
    mind.look(sheets, seat);
    mind.ponder();
    const numbers = sheets.numbers[seat] as Uint8Array;
    for (const dice of SETS) {
      const worthOf = (sum: number): number => {
        let most = mind.written(NOTHING, dice, sum);
        for (let field = 0; field < FIELD_COUNT; field++)
          if (inDice(dice, field) && mayWrite(numbers, field, sum))
            most = Math.max(most, mind.written(field, dice, sum));
        return most;
      };
      let sums = [0];
      for (let row = 0; row < 3; row++)
        if ((dice & (1 << row)) !== 0) sums = sums.flatMap(sum => faces.map(face => sum + face));
      const throws = sums.map(worthOf);
      const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
      expect(mind.thrown(dice)).toBeCloseTo(mean(throws), 6);
      expect(mind.thrownTwice(dice)).toBeCloseTo(mean(throws.map(worth => Math.max(worth, mean(throws)))), 6);
      for (const sum of new Set(sums)) {
        expect(mind.standing(dice, sum)).toBeCloseTo(worthOf(sum), 6);
        expect(mind.written(mind.bestField(dice, sum), dice, sum)).toBeCloseTo(worthOf(sum), 6);
      }
    }
  }
});

test('looking leaves every sheet as it is', () => {
  for (const { sheets, rng } of tables(12)) {
    const before = sheets.numbers.map(numbers => [...numbers]);
    const mind = mindOf(anyNet(rng), BONUS);
    mind.look(sheets, sheets.active);
    mind.ponder();
    for (const dice of SETS) mind.thrownTwice(dice);
    expect(sheets.numbers.map(numbers => [...numbers])).toEqual(before);
  }
});
