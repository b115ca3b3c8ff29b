import { NATURE, pick, simulationRng } from '@zaria/kit';
import { randomStart } from '@zaria/testkit';
import { describe, expect, test } from 'vitest';
import { countCoverage } from './coverage.ts';
import { lasVegasRoyale } from './game.ts';
import type { Options } from './table.ts';

describe('coverage of random play', () => {
  test('every side, step, kind of answer and reward comes up, and nothing unexpected', () => {
    const coverage = countCoverage();
    const expected = Object.keys(coverage.counts());
    for (let i = 0; i < 1500; i++) {
      const rng = simulationRng(`coverage-${i}`);
      const { seats, options } = randomStart(lasVegasRoyale, rng);
      const table = lasVegasRoyale.setup({ rules: 1, seats, options: options as Options });
      for (;;) {
        const [actor] = lasVegasRoyale.waiting(table);
        if (actor === undefined) break;
        const action =
          actor === NATURE ? lasVegasRoyale.sample(table, rng) : pick(lasVegasRoyale.legal(table, actor), rng);
        coverage.action(action);
        lasVegasRoyale.play(table, actor, action, coverage.fact);
      }
    }
    const counts = coverage.counts();
    expect(expected.filter(key => counts[key] === 0)).toEqual([]);
    const strangers = Object.keys(counts).filter(key => !expected.includes(key) && !key.startsWith('idle'));
    expect(strangers).toEqual([]);
  });
});
