import type { ByGame, GameId } from '@zaria/games';
import { needWords } from '../lib/words.svelte.ts';
import { lasVegasRoyale } from './las-vegas-royale/shelved.ts';
import { lasVegas } from './las-vegas/shelved.ts';
import type { Playable } from './playable.ts';
import { qwinto } from './qwinto/shelved.ts';
import { railroadInk } from './railroad-ink/shelved.ts';
import type { Shelved, ShelvedBoard } from './shelved.ts';

/** All that the page knows of games. A game has its folder here, and its line. */
const SHELF: ByGame<Shelved> = {
  'las-vegas': lasVegas,
  'las-vegas-royale': lasVegasRoyale,
  qwinto,
  'railroad-ink': railroadInk,
};

export const shelved = (id: GameId): Shelved => SHELF[id];

export const boardOf = (id: GameId): ShelvedBoard => SHELF[id].board;

const loaded = new Map<GameId, Promise<Playable>>();

/** Fetches a game's rules, words and board, once. */
export function loadPlayable(id: GameId): Promise<Playable> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const loading = load(id);
  loaded.set(id, loading);
  // What failed (no network on a first visit) may be tried again.
  loading.catch(() => loaded.delete(id));
  return loading;
}

/** Also what a table fetches when it comes to it: for whoever shows any moment of a match, or says why it is wrong. */
export async function loadWhole(id: GameId): Promise<Playable> {
  const playable = await loadPlayable(id);
  await Promise.all([playable.board.later?.all(), needWords(...playable.words.areas)]);
  return playable;
}

async function load(id: GameId): Promise<Playable> {
  const { parts } = await boardOf(id).parts();
  await needWords(...parts.areas);
  return { id, ...parts };
}
