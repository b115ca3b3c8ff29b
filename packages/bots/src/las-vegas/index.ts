import { lasVegas, outlookOf, type LasVegasShape } from '@zaria/games/las-vegas';
import type { GameBots } from '../bot.ts';
import { monteCarloBot } from '../monte-carlo.ts';
import { randomBot } from '../random.ts';
import { greedyBot, marginBot } from '../vegas/greedy.ts';
import { lasVegasLevels } from './levels.ts';

export const lasVegasBots: GameBots = {
  levels: lasVegasLevels,
  others: [
    randomBot(),
    greedyBot<LasVegasShape>(outlookOf),
    marginBot<LasVegasShape>(outlookOf),
    monteCarloBot(lasVegas),
  ],
};
