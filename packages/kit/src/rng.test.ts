import { describe, expect, test } from 'vitest';
import { die, pick, simulationRng } from './rng.ts';

const draws = (seed: string | number, count: number, m: number): number[] => {
  const rng = simulationRng(seed);
  return Array.from({ length: count }, () => rng.below(m));
};

/** How far the counts are from equal, in the measure of χ². */
function chiSquare(list: readonly number[], kinds: number): number {
  const expected = list.length / kinds;
  const counts = Array<number>(kinds).fill(0);
  for (const value of list) counts[value] = (counts[value] ?? 0) + 1;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('the simulation generator', () => {
  test('gives the same numbers for the same seed, on every machine', () => {
    expect(draws('zaria', 12, 1000)).toEqual([37, 533, 271, 989, 982, 75, 308, 526, 253, 293, 237, 323]);
    expect(draws(7, 5, 100)).toEqual(draws('7', 5, 100));
  });

  test('gives others for other seeds, however alike', () => {
    const firsts = ['', 'a', 'b', 'aa', 'ab', 'ba', 1, 2, 11, 'laws-1', 'laws-2', 'laws-11'].map(seed =>
      draws(seed, 8, 1 << 30).join(' '),
    );
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  test('keeps to its range', () => {
    for (const m of [1, 2, 6, 54, 1_000_003]) {
      const list = draws(m, 2000, m);
      expect(list.every(value => Number.isInteger(value) && value >= 0 && value < m)).toBe(true);
    }
    expect(new Set(draws('one', 50, 1))).toEqual(new Set([0]));
  });

  // 99.99 % points of χ² with 5, 35 and 53 degrees of freedom; the seeds are fixed, so this never fails by chance.
  test('is roughly uniform: single throws, pairs of throws, cards', () => {
    const throws = draws('uniform', 120_000, 6);
    expect(chiSquare(throws, 6)).toBeLessThan(25.7);
    const pairs = throws.flatMap((value, i) => (i % 2 === 0 ? [value * 6 + (throws[i + 1] ?? 0)] : []));
    expect(chiSquare(pairs, 36)).toBeLessThan(76.4);
    expect(chiSquare(draws('cards', 108_000, 54), 54)).toBeLessThan(101.9);
  });

  test('the first number of neighbouring seeds is roughly uniform too', () => {
    const firsts = Array.from({ length: 12_000 }, (_, seed) => simulationRng(`match-${seed}`).below(6));
    expect(chiSquare(firsts, 6)).toBeLessThan(25.7);
  });
});

test('one of a list', () => {
  expect([0, 1, 2].map(at => pick(['a', 'b', 'c'], { below: () => at }))).toEqual(['a', 'b', 'c']);
  expect(() => pick([], simulationRng(1))).toThrow('nothing to pick from');
});

test('a die shows 1 to 6', () => {
  expect([0, 5].map(at => die({ below: () => at }))).toEqual([1, 6]);
});
