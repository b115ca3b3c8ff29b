import type { GameId } from '@zaria/games';
import { needWords } from '../lib/words.svelte.ts';
import type { Playable } from './playable.ts';
import { boardOf } from './shelf.ts';

export { boardOf, shelved } from './shelf.ts';

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
