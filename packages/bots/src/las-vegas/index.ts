import { lasVegas, outlookOf, type LasVegasShape } from '@zaria/games/las-vegas';
import type { AnyBot } from '../bot.ts';
import { monteCarloBot } from '../monte-carlo.ts';
import { randomBot } from '../random.ts';
import { greedyBot } from '../vegas/greedy.ts';

export const lasVegasBots: readonly AnyBot[] = [
  randomBot(),
  greedyBot<LasVegasShape>(outlookOf),
  monteCarloBot(lasVegas),
];
