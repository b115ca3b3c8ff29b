import type { PigShape } from '@zaria/games/pig';
import type { AnyBot, Bot } from '../bot.ts';
import { randomBot } from '../random.ts';

/** From here on a roll loses more than it brings, on average. */
const ENOUGH = 20;

const steadyBot: Bot<PigShape> = {
  id: 'steady',
  decide: ({ view }) => [{ step: 'turn', answer: view.pot >= ENOUGH ? 'hold' : 'roll' }],
};

export const pigBots: readonly AnyBot[] = [randomBot(), steadyBot as AnyBot];
