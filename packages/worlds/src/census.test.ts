import { GAME_IDS } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { expect, test } from 'vitest';
import { TOO_FAR, evenness, judgeCensus, throwDice } from './census.ts';

const DICE = 30_000;

test.each(GAME_IDS)('%s: every face, every place in a throw and every face after each is equally likely', id => {
  const judged = judgeCensus(throwDice(registered(id).game, DICE, 'test'));
  expect(judged.find(({ what }) => what === '6')?.count).toBeGreaterThanOrEqual(DICE);
  expect(judged.some(({ what }) => what === 'pair')).toBe(true);
  expect(judged.filter(({ sigma }) => sigma > TOO_FAR)).toEqual([]);
});

/** Counts as they would be on average. */
const counted = (weights: readonly number[], dice: number): readonly number[] => {
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map(weight => (dice * weight) / sum);
};

test('a byte taken modulo six without rejecting any is found out by six million dice', () => {
  // 256 = 42 · 6 + 4: the first four faces come up 43 times.
  expect(evenness('6', counted([43, 43, 43, 43, 42, 42], 6e6)).sigma).toBeGreaterThan(TOO_FAR);
});

test('a die loaded by one part in a hundred is found out, an even one is not', () => {
  expect(evenness('6', counted([1.01, 1, 1, 1, 1, 1], 6e6)).sigma).toBeGreaterThan(TOO_FAR);
  expect(evenness('6', [1_000_431, 999_120, 1_000_905, 998_760, 1_000_333, 1_000_451]).sigma).toBeLessThan(TOO_FAR);
});

test('the scale is right: chi-square with 5 degrees is above 20.515 once in a thousand', () => {
  const sigmaOf = (chiSquare: number): number => {
    const off = Math.sqrt((chiSquare * 1000) / 2);
    return evenness('6', [1000 + off, 1000 - off, 1000, 1000, 1000, 1000]).sigma;
  };
  expect(sigmaOf(20.515)).toBeCloseTo(3.09, 1);
  expect(sigmaOf(4.351)).toBeCloseTo(0, 1);
});
