import { GAME_IDS, registered, type GameId } from '@zaria/games';
import * as lasVegas from '@zaria/games/las-vegas';
import * as royale from '@zaria/games/las-vegas-royale';
import type { AnyShape } from '@zaria/kit';
import type { Bot } from './bot.ts';
import { monteCarloBot } from './monte-carlo.ts';
import { randomBot } from './random.ts';
import { greedyBot } from './vegas/greedy.ts';

export type AnyBot = Bot<AnyShape>;

/** Bots that know a game's rules of thumb, by game. Every game has the others. */
const OWN: ReadonlyMap<string, readonly AnyBot[]> = new Map<string, readonly AnyBot[]>([
  ['las-vegas', [greedyBot(lasVegas.lasVegas, lasVegas.outlookOf)]],
  ['las-vegas-royale', [greedyBot(royale.lasVegasRoyale, royale.outlookOf)]],
]);

const BOTS = new Map<GameId, readonly AnyBot[]>(
  GAME_IDS.map(id => {
    const { game } = registered(id);
    return [id, [randomBot(game), ...(OWN.get(id) ?? []), monteCarloBot(game)]];
  }),
);

/** The bots that play a game, the simplest first. */
export const botsOf = (game: GameId): readonly AnyBot[] => BOTS.get(game) ?? [];

export const findBot = (game: GameId, id: string): AnyBot | null => botsOf(game).find(bot => bot.id === id) ?? null;
