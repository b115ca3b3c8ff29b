import { railroadInk } from '@zaria/games/railroad-ink';
import type { GameBots } from '../bot.ts';
import { monteCarloBot } from '../monte-carlo.ts';
import { randomBot } from '../random.ts';
import { railroadInkPlayer } from './player.ts';

/**
 * Guesses are not exact to a quarter of a point, and whole points decide in the end: so much nobody loses by it, and two
 * who think alike do not draw the same board.
 */
const LEAST_BLUR = 0.25;

export const railroadInkBots: GameBots = {
  levels: {
    novice: railroadInkPlayer('novice', { nodes: 500, blur: 10 }),
    casual: railroadInkPlayer('casual', { nodes: 500, blur: 5 }),
    steady: railroadInkPlayer('steady', { nodes: 500, blur: 2 }),
    sharp: railroadInkPlayer('sharp', { nodes: 1_000, blur: LEAST_BLUR }),
    master: railroadInkPlayer('master', { nodes: 3_000, blur: LEAST_BLUR }),
  },
  others: [randomBot(), monteCarloBot(railroadInk)],
};
