import { railroadInk } from '@zaria/games/railroad-ink';
import type { GameBots } from '../bot.ts';
import { monteCarloBot } from '../monte-carlo.ts';
import { randomBot } from '../random.ts';
import { railroadInkLevels } from './levels.ts';
import { railroadInkPlayer } from './player.ts';
import { railroadInkLearned } from './taught.ts';

export const railroadInkBots: GameBots = {
  levels: railroadInkLevels(() => railroadInkLearned),
  others: [
    randomBot(),
    monteCarloBot(railroadInk),
    // The master as it was before anything was learned.
    railroadInkPlayer('by-hand', { nodes: 3_000, blur: 0.25 }),
  ],
};
