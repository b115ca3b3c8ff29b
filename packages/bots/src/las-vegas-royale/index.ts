import { lasVegasRoyale, outlookOf, type RoyaleShape } from '@zaria/games/las-vegas-royale';
import type { AnyBot } from '../bot.ts';
import { monteCarloBot } from '../monte-carlo.ts';
import { randomBot } from '../random.ts';
import { greedyBot } from '../vegas/greedy.ts';

export const lasVegasRoyaleBots: readonly AnyBot[] = [
  randomBot(),
  greedyBot<RoyaleShape>(outlookOf),
  monteCarloBot(lasVegasRoyale),
];
