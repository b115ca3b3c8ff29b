import { outlookOf, type LasVegasShape } from '@zaria/games/las-vegas';
import type { GameBots } from '../bot.ts';
import { casualBot, noviceBot } from '../vegas/greedy.ts';
import { lasVegasPlayer } from './player.ts';

export const lasVegasLevels: GameBots['levels'] = {
  novice: noviceBot<LasVegasShape>(outlookOf),
  casual: casualBot<LasVegasShape>(outlookOf),
  steady: lasVegasPlayer('steady', 150),
  sharp: lasVegasPlayer('sharp', 600),
  master: lasVegasPlayer('master', 20_000),
};
