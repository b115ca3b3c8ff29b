import { railroadInk } from '@zaria/games/railroad-ink';
import type { GameBots } from '../bot.ts';
import { plainBots } from '../plain.ts';

export const railroadInkBots: GameBots = plainBots(railroadInk);
