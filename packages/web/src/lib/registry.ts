/*
 * Stands in for the registry of `@zaria/games` in the page (vite.config.ts puts it there): the same questions, but a
 * game is known only once it was loaded, so that a table of one game does not bring the rules of all.
 */
import type { AnyGame } from '@zaria/kit';
import type * as Games from '@zaria/games';

export type GameId = Games.GameId;
type Registered = ReturnType<typeof Games.registered>;

const LOADERS: { readonly [id in GameId]: () => Promise<Registered> } = {
  'las-vegas': async () => {
    const { lasVegas, scorePosition } = await import('@zaria/games/las-vegas');
    return { game: lasVegas, scorePosition };
  },
  'las-vegas-royale': async () => {
    const { lasVegasRoyale, scorePosition } = await import('@zaria/games/las-vegas-royale');
    return { game: lasVegasRoyale, scorePosition };
  },
  qwinto: async () => {
    const { qwinto, scorePosition } = await import('@zaria/games/qwinto');
    return { game: qwinto, scorePosition };
  },
  'railroad-ink': async () => {
    const { railroadInk, scorePosition } = await import('@zaria/games/railroad-ink');
    return { game: railroadInk, scorePosition };
  },
};

/** @public The games that were loaded, for the list of bots. */
export const GAME_IDS: GameId[] = [];

export const isGameId = (id: string): id is GameId => Object.hasOwn(LOADERS, id);

const loaded = new Map<string, Registered>();

/** Fetches a game's rules. */
export async function loadGame(id: GameId): Promise<AnyGame> {
  const known = loaded.get(id) ?? (await LOADERS[id]());
  if (!loaded.has(id)) GAME_IDS.push(id);
  loaded.set(id, known);
  return known.game;
}

/** @public For the list of bots, which finds its games here. */
export function registered(id: GameId): Registered {
  const known = loaded.get(id);
  if (known === undefined) throw new Error(`${id} is not loaded`);
  return known;
}

/** Of the games that were loaded. */
export const findGame = (id: string): AnyGame | null => loaded.get(id)?.game ?? null;
