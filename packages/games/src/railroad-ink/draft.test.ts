import { seatsOf, simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { isRouteA } from './dice.ts';
import { arePairs, distinctPairs, nextFirst, samplePairs, totalOf, withoutPair, type Pair } from './draft.ts';
import type { RouteFace } from './tiles.ts';

const SIX: readonly RouteFace[] = ['HHH.', 'RRR.', 'H.H.', 'H.R.'];
const EIGHT: readonly RouteFace[] = ['HHH.', 'RRR.', 'H.R.', 'HRHRx'];

test('[RI-9.6] what the faces are worth', () => {
  expect((['H.H.', 'R.R.', 'HH..', 'RR..', 'H.R.', 'HR..'] as const).map(face => totalOf([face]))).toEqual([
    1, 1, 1, 1, 1, 1,
  ]);
  expect((['HHH.', 'RRR.', 'HRHRx'] as const).map(face => totalOf([face]))).toEqual([2, 2, 3]);
});

describe('the first player of the next round', () => {
  test('[RI-9.5] totals 8, 6, 6, 6 in the order of picking: the fourth', () => {
    expect([EIGHT, SIX].map(totalOf)).toEqual([8, 6]);
    expect(nextFirst([EIGHT, SIX, SIX, SIX], 0)).toBe(3);
  });

  test('[RI-9.5] the order of picking begins with this round’s first player', () => {
    expect(nextFirst([SIX, SIX, EIGHT, SIX], 2)).toBe(1);
    expect(nextFirst([SIX, EIGHT, SIX, SIX], 1)).toBe(0);
    for (const first of seatsOf(4)) expect(nextFirst([SIX, SIX, SIX, SIX], first)).toBe((first + 3) % 4);
  });

  test('[RI-9.5] the lowest total wins over the order', () => {
    expect(nextFirst([SIX, EIGHT, EIGHT], 0)).toBe(0);
    expect(nextFirst([EIGHT, SIX], 1)).toBe(1);
  });
});

describe('the pool', () => {
  test.each([2, 3, 4, 5, 6])('[RI-9.1] [RI-9.2] two pairs for each of %i players, three quarters of A', players => {
    const rng = simulationRng(`pool ${players}`);
    for (let left = 50; left > 0; left--) {
      const pairs = samplePairs(players, rng);
      expect(pairs).toHaveLength(2 * players);
      expect(pairs.flat().filter(isRouteA)).toHaveLength(3 * players);
      expect(arePairs(pairs, players)).toBe(true);
      expect(arePairs(pairs, players === 6 ? 5 : players + 1)).toBe(false);
      expect(arePairs(pairs.slice(1), players)).toBe(false);
    }
  });

  test('[RI-9.2] the dice are drawn at random: pairs of all sorts fall', () => {
    const rng = simulationRng('sorts');
    const sorts = new Map<number, number>();
    const rounds = 4000;
    for (let left = rounds; left > 0; left--) {
      const [pair] = samplePairs(2, rng);
      const ofA = pair?.filter(isRouteA).length ?? -1;
      sorts.set(ofA, (sorts.get(ofA) ?? 0) + 1);
    }
    // Two of eight dice, six of which are A: 15, 12 and 1 of 28.
    expect((sorts.get(2) ?? 0) / rounds).toBeCloseTo(15 / 28, 1);
    expect((sorts.get(1) ?? 0) / rounds).toBeCloseTo(12 / 28, 1);
    expect((sorts.get(0) ?? 0) / rounds).toBeCloseTo(1 / 28, 1);
  });

  test('too many dice of B are no pool', () => {
    const pair: Pair = ['H.R.', 'HH..'];
    expect(arePairs([pair, pair, ['HH..', 'HH..'], ['HH..', 'HH..']], 2)).toBe(true);
    expect(arePairs([pair, pair, pair, ['HH..', 'HH..']], 2)).toBe(false);
  });

  test('[RI-9.3] of like pairs one is offered, and one is taken', () => {
    const pairs: readonly Pair[] = [
      ['HH..', 'H.R.'],
      ['H.R.', 'HH..'],
      ['HH..', 'HH..'],
    ];
    expect(distinctPairs(pairs)).toEqual([pairs[0], pairs[2]]);
    expect(withoutPair(pairs, ['H.R.', 'HH..'])).toEqual([pairs[1], pairs[2]]);
  });
});
