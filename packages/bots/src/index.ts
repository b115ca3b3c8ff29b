export type { AnyBot, Bot, Budget } from './bot.ts';
export { playMatch, playedOut, type Players } from './match.ts';
export { monteCarloBot } from './monte-carlo.ts';
export { randomBot } from './random.ts';
export { greedyBot } from './vegas/greedy.ts';
export { thinker, type BotAnswer, type BotQuestion, type Thread } from './thinker.ts';
