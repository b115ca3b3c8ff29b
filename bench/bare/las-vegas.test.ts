import { expect, test } from 'vitest';
import { distance } from '../statistics.ts';
import { playouts } from './las-vegas.ts';

test('four random players win 340k each on average, in about 91 placements', () => {
  const { scores, lengths } = playouts(1, 0, 2000);
  expect(scores.count).toBe(2000);
  expect(distance(scores, { count: Infinity, mean: 339.9, deviation: 0 })).toBeLessThan(4.5);
  expect(distance(lengths, { count: Infinity, mean: 91.25, deviation: 0 })).toBeLessThan(4.5);
});
