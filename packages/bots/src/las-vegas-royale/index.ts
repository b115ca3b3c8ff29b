import { lasVegasRoyale } from '@zaria/games/las-vegas-royale';
import type { AnyBot } from '../bot.ts';
import { monteCarloBot } from '../monte-carlo.ts';
import { randomBot } from '../random.ts';
import { greedyBot } from '../vegas/greedy.ts';
import { royaleReader } from '../vegas/las-vegas-royale.ts';

export const lasVegasRoyaleBots: readonly AnyBot[] = [
  randomBot(),
  greedyBot(lasVegasRoyale, royaleReader),
  monteCarloBot(lasVegasRoyale),
];
