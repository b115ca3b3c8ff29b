import type { AnyGame, AnyShape, Ask } from '@zaria/kit';
import type { AnyGameWords } from '@zaria/words';
import type { BoardModule, Telling } from './board.ts';
import { isGameId, loadGame, type GameId } from '../lib/registry.ts';
import { needWords } from '../lib/words.svelte.ts';

/** A game whose own types are forgotten, but that seats are asked things. */
export interface BoardShape extends AnyShape {
  steps: Readonly<Record<string, Ask<unknown, unknown>>>;
}
export type AnyBoard = BoardModule<BoardShape>;
export type AnyTelling = Telling<BoardShape>;

/** A game with everything a table of it needs. */
export interface Playable {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly words: AnyGameWords;
  readonly board: AnyBoard;
}

const BOARDS = import.meta.glob<{ readonly board: AnyBoard }>('./*/index.ts');

const boardOf = (id: string): (() => Promise<{ readonly board: AnyBoard }>) | undefined => BOARDS[`./${id}/index.ts`];

/** The words of the games that have a board; the compiler knows which there are in all. */
const WORDS: { readonly [id in GameId]?: () => Promise<AnyGameWords> } = {
  'las-vegas': async () => (await import('@zaria/words/las-vegas')).lasVegasWords,
  qwinto: async () => (await import('@zaria/words/qwinto')).qwintoWords,
};

/** Whether the game can be played in the page; the others are played at the terminal. */
export const isPlayable = (id: string): id is GameId =>
  isGameId(id) && boardOf(id) !== undefined && WORDS[id] !== undefined;

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
  const [bringBoard, bringWords] = [boardOf(id), WORDS[id]];
  if (bringBoard === undefined || bringWords === undefined) throw new Error(`${id} has no board`);
  const [game, words, { board }] = await Promise.all([loadGame(id), bringWords(), bringBoard()]);
  await needWords(...words.areas);
  return { id, game, words, board };
}
