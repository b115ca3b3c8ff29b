import type { ByGame, GameId } from '@zaria/games';
import type { AnyBot, GameBots } from './bot.ts';
import { lasVegasRoyaleBots } from './las-vegas-royale/index.ts';
import { lasVegasBots } from './las-vegas/index.ts';
import { botIn, levelsIn } from './names.ts';
import { qwintoBots } from './qwinto/index.ts';
import { railroadInkBots } from './railroad-ink/index.ts';

const BOTS: ByGame<GameBots> = {
  'las-vegas': lasVegasBots,
  'las-vegas-royale': lasVegasRoyaleBots,
  qwinto: qwintoBots,
  'railroad-ink': railroadInkBots,
};

/** The levels of a game, the friendliest first: what is offered to people. */
export const levelsOf = (game: GameId): readonly AnyBot[] => levelsIn(BOTS[game]);

export const gameBots = (game: GameId): GameBots => BOTS[game];

/** All bots that play a game: those that the levels are measured against, and the levels. */
export const botsOf = (game: GameId): readonly AnyBot[] => [...BOTS[game].others, ...levelsOf(game)];

export const findBot = (game: GameId, name: string): AnyBot | null => botIn(BOTS[game], name);
