import { lasVegas } from '@zaria/games/las-vegas';
import type { AnyBot } from '../bot.ts';
import { monteCarloBot } from '../monte-carlo.ts';
import { randomBot } from '../random.ts';
import { greedyBot } from '../vegas/greedy.ts';
import { lasVegasReader } from '../vegas/las-vegas.ts';

export const lasVegasBots: readonly AnyBot[] = [
  randomBot(),
  greedyBot(lasVegas, lasVegasReader),
  monteCarloBot(lasVegas),
];
