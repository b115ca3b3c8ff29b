import { expect, test } from 'vitest';
import { SEATS, bySeat, copyBySeat, isSeat, leftOf, seatsOf } from './seats.ts';

test('the seats of a table', () => {
  expect([0, 1, 3, 6].map(seatsOf)).toEqual([[], [0], [0, 1, 2], SEATS]);
  for (const players of [-1, 7, 2.5]) expect(() => seatsOf(players)).toThrow('0 to 6 players');
});

test('clockwise, round the table', () => {
  expect(seatsOf(3).map(seat => leftOf(seat, 3))).toEqual([1, 2, 0]);
  expect([leftOf(0, 1), leftOf(5, 6)]).toEqual([0, 0]);
});

test('something for every seat, and a copy of it', () => {
  const list = bySeat(3, seat => seat * 10);
  const copy = copyBySeat(list);
  copy[1] = 99;
  expect([list, copy]).toEqual([
    [0, 10, 20],
    [0, 99, 20],
  ]);
});

test('a seat is a whole number at this table', () => {
  expect([0, 2].every(value => isSeat(value, 3))).toBe(true);
  expect([3, -1, 1.5, '1', null, NaN].some(value => isSeat(value, 3))).toBe(false);
  expect([isSeat(5), isSeat(6)]).toEqual([true, false]);
});
