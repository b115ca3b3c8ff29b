import type { Seat } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { claimsAt, pilesAt } from './casino.ts';
import type { LyingDie } from '../casinos/lying.ts';
import { sideOf } from './match.testing.ts';
import type { Winning } from './types.ts';

const won = (party: Seat | 'white', note: number): Winning => ({ party, note });

describe('piles', () => {
  const now = { dice: [1, 3, 1, 0], white: 2, winning: [won(1, 80), won('white', 30)], level: [0, 2] as const };

  test('lie highest first, and rest without a note', () => {
    expect(pilesAt(sideOf, now).map(({ side, weight, rests, isLevel }) => [side.key, weight, rests, isLevel])).toEqual([
      [1, 3, false, false],
      ['white', 2, false, false],
      [0, 1, true, true],
      [2, 1, true, true],
    ]);
  });

  test('show what would come to them', () => {
    const lying = (dice: readonly LyingDie[]): number => dice.filter(({ state }) => state === 'lies').length;
    const then = { ...now, dice: [3, 3, 1, 0], winning: [won('white', 80), won(2, 30)], level: [0, 1] as const };
    expect(
      pilesAt(sideOf, then, now).map(({ side, dice, weight, rests }) => [side.key, lying(dice), weight, rests]),
    ).toEqual([
      [0, 1, 3, true],
      [1, 3, 3, true],
      ['white', 2, 2, false],
      [2, 1, 1, false],
    ]);
  });
});

describe('notes', () => {
  test('two of one value go to two parties', () => {
    const claims = claimsAt(sideOf, { returning: [], notes: [30, 30, 10], winning: [won(2, 30), won(0, 30)] });
    expect(claims.map(claim => claim.side?.key ?? null)).toEqual([2, 0, null]);
  });

  test('say what would change, also when nobody would get them any more', () => {
    const then = { returning: [], notes: [60, 20, 10], winning: [won(1, 60)] };
    expect(claimsAt(sideOf, then, [won(1, 60), won(0, 20)]).map(claim => claim.isNew)).toEqual([false, true, false]);
  });

  test('that the white dice have won are nobody’s, also beside one of the same value', () => {
    const claims = claimsAt(sideOf, { returning: [30], notes: [30], winning: [won(1, 30)] });
    expect(claims.map(claim => claim.side?.key ?? null)).toEqual([null, 1]);
  });
});
