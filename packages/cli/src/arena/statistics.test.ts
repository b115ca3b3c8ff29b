import { simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { describeSample, estimateShare } from './statistics.ts';

test('mean, deviation and extremes', () => {
  const { mean, deviation, least, most } = describeSample([2, 4, 4, 4, 5, 5, 7, 9]);
  expect([mean, least, most]).toEqual([5, 2, 9]);
  expect(deviation).toBeCloseTo(Math.sqrt(32 / 7));
});

// Student's quantiles from printed tables: 2.776 and 4.604 for 4 degrees of freedom, 2.262 and 3.250 for 9.
test.each([
  [5, 2.776, 4.604],
  [10, 2.262, 3.25],
])('intervals of %i values', (count, t95, t99) => {
  const values = Array.from({ length: count }, (_, i) => i);
  const { mean, deviation, ci95, ci99 } = describeSample(values);
  const inErrors = (high: number): number => ((high - mean) * Math.sqrt(count)) / deviation;
  expect(inErrors(ci95[1])).toBeCloseTo(t95, 1);
  expect(Math.abs(inErrors(ci99[1]) / t99 - 1)).toBeLessThan(0.02);
  expect(mean - ci95[0]).toBeCloseTo(ci95[1] - mean);
});

test('about 95 and 99 of 100 intervals hold the true mean', () => {
  const rng = simulationRng('coverage');
  const samples = 2000;
  let [in95, in99] = [0, 0];
  for (let i = 0; i < samples; i++) {
    const { ci95, ci99 } = describeSample(Array.from({ length: 30 }, () => 1 + rng.below(6)));
    if (ci95[0] <= 3.5 && 3.5 <= ci95[1]) in95++;
    if (ci99[0] <= 3.5 && 3.5 <= ci99[1]) in99++;
  }
  expect(in95 / samples).toBeGreaterThan(0.93);
  expect(in95 / samples).toBeLessThan(0.97);
  expect(in99 / samples).toBeGreaterThan(0.98);
  expect(in99 / samples).toBeLessThan(0.998);
});

test('a single value says nothing of how far the mean may be', () => {
  const all = [-Infinity, Infinity];
  expect(describeSample([7])).toMatchObject({ mean: 7, ci95: all, ci99: all });
  const { ci95 } = estimateShare([1]);
  expect(ci95[0]).toBeCloseTo(0.207, 3);
  expect(ci95[1]).toBe(1);
});

test('matches with the same dice do not count for more than they tell', () => {
  const rng = simulationRng('blocks');
  const luck = Array.from({ length: 200 }, () => rng.below(2));
  const width = ({ ci95: [low, high] }: ReturnType<typeof estimateShare>): number => high - low;
  // Twins: the second match of a block says what the first did. As wide as half the matches.
  const twins = luck.flatMap(won => [won, won]);
  expect(width(estimateShare(twins, 2)) / width(estimateShare(luck))).toBeCloseTo(1, 1);
  // Opposites: one of the two is always won. The share is surer than that, but is not said to be.
  const opposites = luck.flatMap(won => [won, 1 - won]);
  expect(estimateShare(opposites, 2).mean).toBe(0.5);
  expect(width(estimateShare(opposites, 2))).toBeGreaterThan(width(estimateShare(opposites)));
  // Too few blocks to know: each is one match.
  expect(estimateShare([1, 0, 1, 0], 2)).toEqual(estimateShare([0.5, 0.5]));
});

// From Wilson's formula by hand: 0 of 10 is at most 27.8 %, 5 of 10 between 23.7 % and 76.3 %.
test('shares', () => {
  const none = estimateShare(Array<number>(10).fill(0));
  expect(none.mean).toBe(0);
  expect(none.ci95[0]).toBe(0);
  expect(none.ci95[1]).toBeCloseTo(0.278, 3);
  const half = estimateShare([1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
  expect(half.ci95[0]).toBeCloseTo(0.237, 3);
  expect(half.ci95[1]).toBeCloseTo(0.763, 3);
  expect(half.ci99[0]).toBeLessThan(half.ci95[0]);
});
