import { simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { nextWithDice, starterStep } from './starter.ts';

describe('who begins', () => {
  test('any seat of the table, each as likely', () => {
    const table = { players: 3, starter: 0 as const };
    expect(starterStep.outcomes(table)).toEqual([0, 1, 2].map(answer => ({ answer, weight: 1 })));
    const rng = simulationRng(1);
    const drawn = new Set(Array.from({ length: 50 }, () => starterStep.sample(table, null, rng)));
    expect(drawn).toEqual(new Set([0, 1, 2]));
    expect([starterStep.admits(table, null, 2), starterStep.admits(table, null, 3)]).toEqual([true, false]);
  });

  test('is set and told', () => {
    const table: Parameters<typeof starterStep.resolve>[0] = { players: 3, starter: 0 };
    const facts: unknown[] = [];
    starterStep.resolve(table, null, 2, fact => facts.push(fact));
    expect([table.starter, facts]).toEqual([2, [{ fact: 'starts', seat: 2 }]]);
  });
});

describe('who is next', () => {
  const next = (from: 0 | 1 | 2, dice: readonly number[]) => nextWithDice(3, from, seat => dice[seat] ?? 0);

  test('the first with dice, this seat included, clockwise', () => {
    expect(next(1, [1, 2, 3])).toBe(1);
    expect(next(1, [1, 0, 3])).toBe(2);
    expect(next(1, [1, 0, 0])).toBe(0);
  });

  test('nobody, if nobody has any', () => {
    expect(next(2, [0, 0, 0])).toBe(null);
  });
});
