import { railroadInk } from '@zaria/games/railroad-ink';
import type { AnyBot } from '../bot.ts';
import { monteCarloBot } from '../monte-carlo.ts';
import { randomBot } from '../random.ts';

export const railroadInkBots: readonly AnyBot[] = [randomBot(), monteCarloBot(railroadInk)];
