import type { GameId } from '@zaria/games';
import type { AnyBoard } from './board.ts';
import { lasVegasRoyaleBoard } from './las-vegas-royale.ts';
import { lasVegasBoard } from './las-vegas.ts';
import { qwintoBoard } from './qwinto.ts';
import { railroadInkBoard } from './railroad-ink.ts';

const ALL = {
  'las-vegas': lasVegasBoard,
  'las-vegas-royale': lasVegasRoyaleBoard,
  'railroad-ink': railroadInkBoard,
  qwinto: qwintoBoard,
};

/** A game without a board does not compile. */
export const BOARDS: { readonly [id in GameId]: AnyBoard } = ALL;
