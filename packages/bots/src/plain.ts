import type { Game, Shape } from '@zaria/kit';
import type { AnyBot, GameBots } from './bot.ts';
import { LEVELS, type Level } from './levels.ts';
import { monteCarloBot } from './monte-carlo.ts';
import { withNodes } from './names.ts';
import { randomBot } from './random.ts';

const NODES: Readonly<Record<Level, number>> = {
  novice: 100,
  casual: 400,
  steady: 1_500,
  sharp: 6_000,
  master: 25_000,
};

/** Levels for a game that has no player of its own: the same search, more and more of it. */
export function plainBots<G extends Shape>(game: Game<G>): GameBots {
  const mc = monteCarloBot(game) as AnyBot;
  const levels = Object.fromEntries(LEVELS.map(level => [level, withNodes({ ...mc, id: level }, NODES[level])]));
  return { levels: levels as Record<Level, AnyBot>, others: [randomBot(), mc] };
}
