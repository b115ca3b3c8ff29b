import { expect, test } from 'vitest';
import { distance, median, pool, sampleOf } from './statistics.ts';

test('the median is the middle value, or the mean of the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
  expect(() => median([])).toThrow('the median of nothing');
});

test('a sample is known from its count, its sum and its sum of squares', () => {
  // 1, 3, 8.
  const { mean, deviation } = sampleOf(3, 12, 74);
  expect(mean).toBe(4);
  expect(deviation).toBeCloseTo(Math.sqrt((9 + 1 + 16) / 3));
});

test('pooled samples have the mean and deviation of all their values together', () => {
  // 1, 3 and 6, 6, 6, 6.
  const both = pool([
    { count: 2, mean: 2, deviation: 1 },
    { count: 4, mean: 6, deviation: 0 },
  ]);
  expect(both.count).toBe(6);
  expect(both.mean).toBeCloseTo(28 / 6);
  expect(both.deviation).toBeCloseTo(Math.sqrt((1 + 9 + 4 * 36) / 6 - (28 / 6) ** 2));
});

test('the distance of two means is counted in their common standard error', () => {
  expect(distance({ count: 100, mean: 10, deviation: 3 }, { count: 100, mean: 11, deviation: 4 })).toBeCloseTo(2);
  expect(distance({ count: 1, mean: 1, deviation: 0 }, { count: 1, mean: 1, deviation: 0 })).toBe(0);
  expect(distance({ count: 1, mean: 1, deviation: 0 }, { count: 1, mean: 2, deviation: 0 })).toBe(Infinity);
});
