import type { GameId } from '@zaria/games';
import type { AnyBoard } from './board.ts';
import { lasVegasBoard } from './las-vegas.ts';

/** A game without a board does not compile. */
export const BOARDS: { readonly [id in GameId]: AnyBoard } = {
  'las-vegas': lasVegasBoard,
};
