import { lasVegasRoyale, outlookOf, type RoyaleShape } from '@zaria/games/las-vegas-royale';
import type { GameBots } from '../bot.ts';
import { monteCarloBot } from '../monte-carlo.ts';
import { randomBot } from '../random.ts';
import { greedyBot, marginBot } from '../vegas/greedy.ts';
import { lasVegasRoyaleLevels } from './levels.ts';
import { greedyTilesBot } from './player.ts';

const greedy = greedyBot<RoyaleShape>(outlookOf);

export const lasVegasRoyaleBots: GameBots = {
  levels: lasVegasRoyaleLevels,
  others: [
    randomBot(),
    greedy,
    greedyTilesBot(greedy),
    marginBot<RoyaleShape>(outlookOf),
    monteCarloBot(lasVegasRoyale),
  ],
};
