import { pick, type Shape } from '@zaria/kit';
import type { Bot } from './bot.ts';

/** Any legal action, each equally likely. */
export const randomBot = <G extends Shape>(): Bot<G> => ({
  id: 'random',
  version: 1,
  nodes: 0,
  decide: ({ legal }, _seat, _budget, rng) => [pick(legal, rng)],
});
