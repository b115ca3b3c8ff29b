import { railroadInk } from '@zaria/games/railroad-ink';
import type { GameBots } from '../bot.ts';
import { monteCarloBot } from '../monte-carlo.ts';
import { randomBot } from '../random.ts';
import { railroadInkPlayer } from './player.ts';

export const railroadInkBots: GameBots = {
  levels: {
    novice: railroadInkPlayer('novice', { nodes: 500, blur: 10 }),
    casual: railroadInkPlayer('casual', { nodes: 500, blur: 5 }),
    steady: railroadInkPlayer('steady', { nodes: 500, blur: 2 }),
    sharp: railroadInkPlayer('sharp', { nodes: 1_000, blur: 0 }),
    master: railroadInkPlayer('master', { nodes: 3_000, blur: 0 }),
  },
  others: [randomBot(), monteCarloBot(railroadInk)],
};
