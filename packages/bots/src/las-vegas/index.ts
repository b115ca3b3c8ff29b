import { lasVegas, outlookOf, type LasVegasShape } from '@zaria/games/las-vegas';
import type { GameBots } from '../bot.ts';
import { monteCarloBot } from '../monte-carlo.ts';
import { randomBot } from '../random.ts';
import { casualBot, greedyBot, marginBot, noviceBot } from '../vegas/greedy.ts';
import { lasVegasPlayer } from './player.ts';

export const lasVegasBots: GameBots = {
  levels: {
    novice: noviceBot<LasVegasShape>(outlookOf),
    casual: casualBot<LasVegasShape>(outlookOf),
    steady: lasVegasPlayer('steady', 400),
    sharp: lasVegasPlayer('sharp', 3_000),
    master: lasVegasPlayer('master', 20_000),
  },
  others: [
    randomBot(),
    greedyBot<LasVegasShape>(outlookOf),
    marginBot<LasVegasShape>(outlookOf),
    monteCarloBot(lasVegas),
  ],
};
