import { pick, type Follower, type Rng, type Seat, type Shape } from '@zaria/kit';
import type { Bot } from './bot.ts';

/** Any legal action, each equally likely. In a step played together: one after the other, until its part is done. */
export const randomBot = <G extends Shape>(): Bot<G> => ({
  id: 'random',
  decide: (follower, seat, _budget, rng) =>
    follower.isCommon ? wholePart(follower, seat, rng) : [pick(follower.legal, rng)],
});

function wholePart<G extends Shape>(follower: Follower<G>, seat: Seat, rng: Rng): readonly G['action'][] {
  const ahead = follower.at(follower.length);
  const actions: G['action'][] = [];
  while (ahead.question?.number === follower.question?.number && ahead.waiting.includes(seat)) {
    const action = pick(ahead.legal, rng);
    actions.push(action);
    ahead.hear({ kind: 'play', actor: seat, action });
  }
  return actions;
}
