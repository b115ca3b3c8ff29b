import { EXPANSIONS, railroadInk, score, workOf, type Square, type Tile } from '@zaria/games/railroad-ink';
import { NATURE, completeOptions, simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { roundOf } from '../learned-rounds.ts';
import { planRound } from './beam.ts';
import { bestRounds } from './look-ahead.ts';
import { newModel } from './model.ts';

describe.each(EXPANSIONS)('with the expansion %s', expansion => {
  function begun(seed: string) {
    const options = completeOptions(railroadInk.options, 1, { expansion });
    if (!options.ok) throw new Error(expansion);
    const state = railroadInk.setup({ rules: railroadInk.rules, seats: 1, options: options.value });
    return { state, rng: simulationRng(seed) };
  }

  test('every way to draw a round is legal to its end, the best comes first, and the last round counts points', () => {
    const model = newModel(expansion, false);
    const { state, rng } = begun(`rounds ${expansion}`);
    while (railroadInk.waiting(state).length > 0) {
      while (railroadInk.waiting(state)[0] === NATURE) railroadInk.play(state, NATURE, railroadInk.sample(state, rng));
      const work = workOf(state, 0);
      if (work === null) throw new Error('nothing is drawn');
      const round = roundOf(state, work, null);
      const ends = planRound(model, round, { width: 3, specials: 'any-time' });
      expect(ends.length).toBeGreaterThan(0);
      expect(ends.map(({ value }) => value)).toEqual(ends.map(({ value }) => value).sort((a, b) => b - a));
      for (const { placed, value } of ends) {
        const copy = railroadInk.clone(state);
        for (const move of [...placed, null]) {
          const answer = move === null ? 'finish' : { square: (move >> 7) as Square, tile: (move & 127) as Tile };
          const action = { step: 'draw', answer } as const;
          expect(railroadInk.legal(copy, 0)).toContainEqual(action);
          railroadInk.play(copy, 0, action);
        }
        if (round.roundsLeft === 0) expect(value).toBe(score(copy.boards[0], state.options.crossing).total);
      }
      for (const move of ends[0]?.placed ?? [])
        railroadInk.play(state, 0, {
          step: 'draw',
          answer: { square: (move >> 7) as Square, tile: (move & 127) as Tile },
        });
      railroadInk.play(state, 0, { step: 'draw', answer: 'finish' });
    }
  });

  test('looking ahead chooses among the same rounds, the same from the same luck', () => {
    const model = newModel(expansion, false);
    const { state, rng } = begun(`ahead ${expansion}`);
    railroadInk.play(state, NATURE, railroadInk.sample(state, rng));
    const work = workOf(state, 0);
    if (work === null) throw new Error('nothing is drawn');
    const round = roundOf(state, work, null);
    const [one, same] = [bestRounds(model, round, 6_000, 1), bestRounds(model, round, 6_000, 1)];
    expect(same.map(({ placed, value }) => ({ placed, value }))).toEqual(
      one.map(({ placed, value }) => ({ placed, value })),
    );
    const plain = planRound(model, round, { width: 8, specials: 'any-time' }).map(({ hash }) => hash);
    expect(new Set(one.map(({ hash }) => hash))).toEqual(new Set(plain));
  });
});
