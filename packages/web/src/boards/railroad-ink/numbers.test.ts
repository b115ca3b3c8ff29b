import { expect, test } from 'vitest';
import { digitOf, numberCorner } from './numbers.ts';

test('every round of a game has a digit, and no other number has', () => {
  const digits = [1, 2, 3, 4, 5, 6, 7].map(digitOf);
  expect(new Set(digits).size).toBe(7);
  expect(digits.every(digit => digit.startsWith('M'))).toBe(true);
  expect(digitOf(0)).toBe('');
});

test.each([
  ['H.H.', [45.5, 2.5], 'at the upper right, if nothing is there'],
  ['HH..', [4.5, 2.5], 'not within a bend'],
  ['L...', [45.5, 42.5], 'not in the water'],
  ['LL..', [4.5, 42.5], 'not in the water of either side'],
  ['HHH.', [4.5, 2.5], 'not where a highway is rounded'],
  ['LLL.', [1.5, 24], 'on the shore of a bay'],
  ['LLLL', [45.5, 2.5], 'somewhere, where all is water'],
])('%s has its number at %j: %s', (tile, corner) => {
  expect(numberCorner(tile).slice(0, 2)).toEqual(corner);
});
