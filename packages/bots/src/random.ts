import { pick, type Shape } from '@zaria/kit';
import type { Bot } from './bot.ts';

/** Any legal action, each equally likely. */
export const randomBot = <G extends Shape>(): Bot<G> => ({
  id: 'random',
  decide: ({ legal }, _seat, _budget, rng) => [pick(legal, rng)],
});
