import type { PigShape } from '@zaria/games/pig';
import type { AnyBot, Bot, GameBots } from '../bot.ts';
import { randomBot } from '../random.ts';

/** Rolls until there is enough in the pot. From 20 on a roll loses more than it brings, on average. */
const holdingAt = (id: string, enough: number): AnyBot => {
  const bot: Bot<PigShape> = {
    id,
    version: 1,
    nodes: 0,
    decide: ({ view }) => [{ step: 'turn', answer: view.pot >= enough ? 'hold' : 'roll' }],
  };
  return bot as AnyBot;
};

export const pigBots: GameBots = {
  levels: {
    novice: holdingAt('novice', 8),
    casual: holdingAt('casual', 11),
    steady: holdingAt('steady', 14),
    sharp: holdingAt('sharp', 17),
    master: holdingAt('master', 20),
  },
  others: [randomBot()],
};
