import { lasVegasRoyale, outlookOf, type RoyaleShape } from '@zaria/games/las-vegas-royale';
import type { GameBots } from '../bot.ts';
import { monteCarloBot } from '../monte-carlo.ts';
import { randomBot } from '../random.ts';
import { casualBot, greedyBot, marginBot, noviceBot } from '../vegas/greedy.ts';
import { greedyTilesBot, royalePlayer } from './player.ts';

const greedy = greedyBot<RoyaleShape>(outlookOf);

export const lasVegasRoyaleBots: GameBots = {
  levels: {
    novice: noviceBot<RoyaleShape>(outlookOf),
    casual: casualBot<RoyaleShape>(outlookOf),
    steady: royalePlayer('steady', 400),
    sharp: royalePlayer('sharp', 1_200),
    master: royalePlayer('master', 4_000),
  },
  others: [
    randomBot(),
    greedy,
    greedyTilesBot(greedy),
    marginBot<RoyaleShape>(outlookOf),
    monteCarloBot(lasVegasRoyale),
  ],
};
