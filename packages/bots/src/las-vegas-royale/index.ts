import { lasVegasRoyale, outlookOf, type RoyaleShape } from '@zaria/games/las-vegas-royale';
import type { GameBots } from '../bot.ts';
import { monteCarloBot } from '../monte-carlo.ts';
import { randomBot } from '../random.ts';
import { casualBot, greedyBot, marginBot, noviceBot } from '../vegas/greedy.ts';

const mc = monteCarloBot(lasVegasRoyale);

export const lasVegasRoyaleBots: GameBots = {
  levels: {
    novice: noviceBot<RoyaleShape>(outlookOf),
    casual: casualBot<RoyaleShape>(outlookOf),
    steady: { ...mc, id: 'steady', nodes: 3_000 },
    sharp: { ...mc, id: 'sharp', nodes: 10_000 },
    master: { ...mc, id: 'master', nodes: 40_000 },
  },
  others: [randomBot(), greedyBot<RoyaleShape>(outlookOf), marginBot<RoyaleShape>(outlookOf), mc],
};
