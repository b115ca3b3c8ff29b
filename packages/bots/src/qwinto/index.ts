import { qwinto } from '@zaria/games/qwinto';
import type { AnyBot } from '../bot.ts';
import { monteCarloBot } from '../monte-carlo.ts';
import { randomBot } from '../random.ts';

export const qwintoBots: readonly AnyBot[] = [randomBot(), monteCarloBot(qwinto)];
