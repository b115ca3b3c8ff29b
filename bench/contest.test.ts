import { expect, test } from 'vitest';
import { compete } from './contest.ts';
import type { Contestant, Playouts } from './contestant.ts';

const slot = (placements: number, meanScore: number): Playouts => ({
  placements,
  matches: 100,
  seconds: 1,
  meanScore,
  scores: { count: 100, mean: meanScore, deviation: 30 },
  lengths: { count: 100, mean: 91, deviation: 6 },
});

/** Makes so many placements in each of its slots. */
const contestant = (name: string, placements: readonly number[], meanScore = 340): Contestant => {
  const rates = [...placements];
  return { name, playouts: () => slot(rates.shift() ?? 0, meanScore) };
};

test('the median of the rounds counts, the first round does not', () => {
  const [result] = compete([contestant('a', [1, 500, 900, 700])], 3, 0);
  expect(result).toMatchObject({ contestant: 'a', placementsPerSecond: 700, matchesPerSecond: 100 });
  expect(result?.scores.count).toBe(300);
});

test('contestants take turns in every round', () => {
  const order: string[] = [];
  const spy = (name: string): Contestant => ({
    name,
    playouts: () => {
      order.push(name);
      return slot(1, 1);
    },
  });
  compete([spy('a'), spy('b')], 2, 0);
  expect(order.join('')).toBe('ababab');
});

test('contestants whose scores or lengths differ too much are not compared', () => {
  const rounds = [10, 10, 10];
  expect(() => compete([contestant('a', rounds), contestant('b', rounds, 360)], 2, 0)).toThrow(
    'a and b do not play the same rules: their mean scores are 340.00 and 360.00',
  );
  const longer: Contestant = {
    name: 'c',
    playouts: () => ({ ...slot(10, 340), lengths: { count: 100, mean: 100, deviation: 6 } }),
  };
  expect(() => compete([contestant('a', rounds), longer], 2, 0)).toThrow(
    'a and c do not play the same rules: their mean lengths of a match are 91.00 and 100.00',
  );
  expect(compete([contestant('a', rounds), contestant('b', rounds, 345)], 2, 0)).toHaveLength(2);
});
