import { outlookOf, type RoyaleShape } from '@zaria/games/las-vegas-royale';
import type { GameBots } from '../bot.ts';
import { casualBot, noviceBot } from '../vegas/greedy.ts';
import { royalePlayer } from './player.ts';

export const lasVegasRoyaleLevels: GameBots['levels'] = {
  novice: noviceBot<RoyaleShape>(outlookOf),
  casual: casualBot<RoyaleShape>(outlookOf),
  steady: royalePlayer('steady', 150),
  sharp: royalePlayer('sharp', 500),
  master: royalePlayer('master', 2_500),
};
