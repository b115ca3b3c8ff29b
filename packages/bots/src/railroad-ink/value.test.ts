import { EXPANSIONS, networkPoints, railroadInk, score, workOf } from '@zaria/games/railroad-ink';
import { NATURE, completeOptions, pick, simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { planRound } from './round.ts';
import { newWorth, valueOf } from './value.ts';

function begun(expansion: string, seed: string) {
  const options = completeOptions(railroadInk.options, 1, { expansion });
  if (!options.ok) throw new Error(expansion);
  const state = railroadInk.setup({ rules: railroadInk.rules, seats: 1, options: options.value });
  return { state, rng: simulationRng(seed) };
}

describe.each(EXPANSIONS)('with the expansion %s', expansion => {
  test('after the last round a board is worth what the rules say it scores', () => {
    let boards = 0;
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { state, rng } = begun(expansion, `${expansion} ${seed}`);
      const worth = newWorth();
      for (let [actor] = railroadInk.waiting(state); actor !== undefined; [actor] = railroadInk.waiting(state)) {
        const action = actor === NATURE ? railroadInk.sample(state, rng) : pick(railroadInk.legal(state, actor), rng);
        railroadInk.play(state, actor, action);
        const board = workOf(state, 0)?.board ?? state.boards[0];
        const { crossing } = state.options;
        const scored = score(board, crossing);
        expect(valueOf(board, { crossing, expansion, roundsLeft: 0 }, 2, worth)).toBe(scored.total);
        expect(worth.networks).toBe(networkPoints(scored));
        boards++;
      }
    }
    expect(boards).toBeGreaterThan(80);
  });

  test('every plan for a round is legal to its end, and the best comes first', () => {
    const { state, rng } = begun(expansion, `plans ${expansion}`);
    for (let round = 0; round < 3; round++) {
      while (railroadInk.waiting(state)[0] === NATURE) railroadInk.play(state, NATURE, railroadInk.sample(state, rng));
      const work = workOf(state, 0);
      if (work === null) throw new Error('nothing is drawn');
      const { crossing } = state.options;
      const prospects = { crossing, expansion, roundsLeft: 6 - state.round };
      const plans = planRound(work, { width: 2, nodes: 1000, prospects, blur: () => 0, isLate: () => false });
      expect(plans.length).toBeGreaterThan(0);
      expect(plans.map(({ value }) => value)).toEqual(plans.map(({ value }) => value).sort((a, b) => b - a));
      for (const { placed } of plans) {
        const copy = railroadInk.clone(state);
        for (const answer of [...placed, 'finish' as const]) {
          const action = { step: 'draw', answer } as const;
          expect(railroadInk.legal(copy, 0)).toContainEqual(action);
          railroadInk.play(copy, 0, action);
        }
      }
      for (const answer of [...(plans[0]?.placed ?? []), 'finish' as const])
        railroadInk.play(state, 0, { step: 'draw', answer });
    }
  });
});
