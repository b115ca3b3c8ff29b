import { GAME_IDS, isGameId, type ByGame, type GameId } from '@zaria/games';
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

/** The games as they stand on the home page: those with a board before those without. */
export const ON_SHELF: readonly GameId[] = GAME_IDS.toSorted(
  (a, b) => Number(SHELF[a].board === null) - Number(SHELF[b].board === null),
);

/** Whether the game can be played in the page; the others are played at the terminal. */
export const isPlayable = (id: string): id is GameId => isGameId(id) && SHELF[id].board !== null;

export function boardOf(id: GameId): ShelvedBoard {
  const { board } = SHELF[id];
  if (board === null) throw new Error(`${id} has no board`);
  return board;
}

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

async function load(id: GameId): Promise<Playable> {
  const { parts } = await boardOf(id).parts();
  await needWords('table', ...parts.areas);
  return { id, ...parts };
}
