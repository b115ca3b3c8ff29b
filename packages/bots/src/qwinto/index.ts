import { qwinto } from '@zaria/games/qwinto';
import type { GameBots } from '../bot.ts';
import { monteCarloBot } from '../monte-carlo.ts';
import { randomBot } from '../random.ts';
import { qwintoPlayer } from './player.ts';

export const qwintoBots: GameBots = {
  levels: {
    novice: qwintoPlayer('novice', { blur: 10 }),
    casual: qwintoPlayer('casual', { blur: 6 }),
    steady: qwintoPlayer('steady', { blur: 3.5 }),
    sharp: qwintoPlayer('sharp', { blur: 1.5 }),
    master: qwintoPlayer('master', { blur: 0 }),
  },
  others: [randomBot(), monteCarloBot(qwinto)],
};
