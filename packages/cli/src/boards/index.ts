import type { GameId } from '@zaria/games';
import type { AnyBoard } from './board.ts';
import { lasVegasBoard } from './las-vegas.ts';
import { qwintoBoard } from './qwinto.ts';
import { railroadInkBoard } from './railroad-ink.ts';

/** A game without a board does not compile. */
export const BOARDS: { readonly [id in GameId]: AnyBoard } = {
  'las-vegas': lasVegasBoard,
  qwinto: qwintoBoard,
  'railroad-ink': railroadInkBoard,
};
