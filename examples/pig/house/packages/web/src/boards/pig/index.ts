import type { PigShape } from '@zaria/games/pig';
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import TurnPanel from './TurnPanel.svelte';

export const board: BoardModule<PigShape> = {
  Board,
  panels: { turn: TurnPanel },
  sheet: null,
  keys: [],
  later: null,
  onOneDevice: {},
  ownSecret: () => null,
};
