import { pick, type Game, type Rng, type Seat, type Shape } from '@zaria/kit';
import type { Bot } from './bot.ts';
import { worldsOf } from './memory.ts';

/** Any legal action, each equally likely. In a step played together: one after the other, until its part is done. */
export const randomBot = <G extends Shape>(game: Game<G>): Bot<G> => ({
  id: 'random',
  decide(told, seat, _budget, rng) {
    const state = worldsOf(game, told)(rng);
    return playPart(game, state, seat, rng);
  },
});

function playPart<G extends Shape>(game: Game<G>, state: G['state'], seat: Seat, rng: Rng): readonly G['action'][] {
  const question = state.agenda.at(-1);
  const actions: G['action'][] = [];
  do {
    const action = pick(game.legal(state, seat), rng);
    actions.push(action);
    if (question?.parts === null) break;
    game.play(state, seat, action);
  } while (state.agenda.at(-1)?.number === question?.number && game.waiting(state).includes(seat));
  return actions;
}
