import { GAME_IDS, registered, type GameId } from '@zaria/games';
import { lasVegas } from '@zaria/games/las-vegas';
import type { AnyShape } from '@zaria/kit';
import type { Bot } from './bot.ts';
import { monteCarloBot } from './monte-carlo.ts';
import { randomBot } from './random.ts';
import { greedyBot } from './vegas/greedy.ts';
import { lasVegasReader } from './vegas/las-vegas.ts';

export type AnyBot = Bot<AnyShape>;

/** Bots that know a game's rules of thumb. Every game has the others. */
const OWN: { readonly [id in GameId]?: readonly AnyBot[] } = {
  'las-vegas': [greedyBot(lasVegas, lasVegasReader)],
};

const BOTS = new Map<GameId, readonly AnyBot[]>(
  GAME_IDS.map(id => {
    const { game } = registered(id);
    return [id, [randomBot(game), ...(OWN[id] ?? []), monteCarloBot(game)]];
  }),
);

/** The bots that play a game, the simplest first. */
export const botsOf = (game: GameId): readonly AnyBot[] => BOTS.get(game) ?? [];

export const findBot = (game: GameId, id: string): AnyBot | null => botsOf(game).find(bot => bot.id === id) ?? null;
