export type { AnyBot, Bot, Budget, Considered, GameBots } from './bot.ts';
export { LEVELS, isLevel, type ByLevel, type Level } from './levels.ts';
export { askedMatch, endOf, playMatch, playedOut, type Asked, type Players } from './match.ts';
export { monteCarloBot } from './monte-carlo.ts';
export { botIn, levelsIn, parseBotName, printBotName, withNodes, type BotName } from './names.ts';
export { plainBots } from './plain.ts';
export { randomBot } from './random.ts';
export { greedyBot } from './vegas/greedy.ts';
export { thinker, type BotAnswer, type BotQuestion, type Thread } from './thinker.ts';
