import type { ByGame, GameId } from '@zaria/games';
import type { AnyBot } from './bot.ts';
import { lasVegasRoyaleBots } from './las-vegas-royale/index.ts';
import { lasVegasBots } from './las-vegas/index.ts';
import { qwintoBots } from './qwinto/index.ts';
import { railroadInkBots } from './railroad-ink/index.ts';

const BOTS: ByGame<readonly AnyBot[]> = {
  'las-vegas': lasVegasBots,
  'las-vegas-royale': lasVegasRoyaleBots,
  qwinto: qwintoBots,
  'railroad-ink': railroadInkBots,
};

/** The bots that play a game, the simplest first. */
export const botsOf = (game: GameId): readonly AnyBot[] => BOTS[game];

export const findBot = (game: GameId, id: string): AnyBot | null => botsOf(game).find(bot => bot.id === id) ?? null;
