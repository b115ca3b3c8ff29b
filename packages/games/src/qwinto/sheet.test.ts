import { expect, test } from 'vitest';
import { EMPTY_SHEET, endingOf, fullRows, isFull, withMisthrow, withNumber } from './sheet.ts';
import { sheetOf } from './table.testing.ts';

const ONE_FULL = sheetOf('_ _ _ | _ _ _ _ _ 9 / 1 2 3 4 5 | 7 8 9 10 / 1 _ 4 5 | 6 7 9 10 11 / 3');
const TWO_FULL = sheetOf('_ _ _ | _ _ _ _ _ 9 / 1 2 3 4 5 | 7 8 9 10 / 1 3 4 5 | 6 7 9 10 11 / 0');

test('[QW-6.1] a row is full when all nine fields have a number', () => {
  expect([isFull(ONE_FULL, 'orange'), isFull(ONE_FULL, 'yellow'), isFull(ONE_FULL, 'purple')]).toEqual([
    false,
    true,
    false,
  ]);
  expect([EMPTY_SHEET, ONE_FULL, TWO_FULL].map(fullRows)).toEqual([0, 1, 2]);
});

test('[QW-6.1] [QW-6.2] two full rows or four misthrows end the game, less does not', () => {
  expect(endingOf(ONE_FULL)).toBeNull();
  expect(endingOf(TWO_FULL)).toBe('rows');
  expect(endingOf(withMisthrow(ONE_FULL))).toBe('misthrows');
});

test('writing and misthrows leave the sheet they start from as it is', () => {
  const before = JSON.stringify(ONE_FULL);
  const written = withNumber(ONE_FULL, 1, 7);
  expect(written.numbers.filter((number, field) => number !== ONE_FULL.numbers[field as 0])).toEqual([7]);
  expect(written.misthrows).toBe(3);
  expect(withMisthrow(ONE_FULL)).toEqual({ numbers: ONE_FULL.numbers, misthrows: 4 });
  expect(JSON.stringify(ONE_FULL)).toBe(before);
});
