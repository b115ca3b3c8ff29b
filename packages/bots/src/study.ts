import type { Shape } from '@zaria/kit';
import type { Bot } from './bot.ts';
import { withNodes } from './names.ts';

/** How many times longer a bot thinks for somebody who studies than it does in a match: at most a few tenths of a second. */
const LONGER = 16;

/** The same bot with the budget for hints and for whoever looks at a position closely. */
export const studying = <G extends Shape>(bot: Bot<G>): Bot<G> => withNodes(bot, bot.studyNodes ?? LONGER * bot.nodes);
