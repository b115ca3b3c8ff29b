import { expect, test } from 'vitest';
import { distance } from '../statistics.ts';
import { playouts } from './qwinto.ts';

test('four random players score about −0.66 each, in about 126 decisions', () => {
  const { scores, lengths } = playouts(1, 0, 2000);
  expect(scores.count).toBe(2000);
  expect(distance(scores, { count: Infinity, mean: -0.66, deviation: 0 })).toBeLessThan(4.5);
  expect(distance(lengths, { count: Infinity, mean: 126.2, deviation: 0 })).toBeLessThan(4.5);
});
