import { expect, test } from 'vitest';
import { wayOf } from './throwing.ts';

const starts = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(wayOf(index, count)[0]));

test.each([1, 2, 4, 5, 8, 10, 12])('%i dice set out from places of their own', count => {
  expect(new Set(starts(count)).size).toBe(count);
});

test('they bounce about the middle, not off the felt', () => {
  for (let index = 0; index < 12; index++)
    for (const [x, y] of wayOf(index, 12)) expect(Math.abs(x) <= 4 && Math.abs(y) <= 1.5).toBe(true);
});
