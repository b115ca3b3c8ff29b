import type { ByGame } from '@zaria/games';
import type { AnyBoard } from './board.ts';
import { lasVegasBoard } from './las-vegas/board.ts';
import { lasVegasRoyaleBoard } from './las-vegas-royale/board.ts';
import { qwintoBoard } from './qwinto/board.ts';
import { railroadInkBoard } from './railroad-ink/board.ts';

export const BOARDS: ByGame<AnyBoard> = {
  'las-vegas': lasVegasBoard,
  'las-vegas-royale': lasVegasRoyaleBoard,
  qwinto: qwintoBoard,
  'railroad-ink': railroadInkBoard,
};
