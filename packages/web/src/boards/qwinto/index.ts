import type { QwintoShape } from '@zaria/games/qwinto';
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { describe } from './describe.ts';
import './qwinto.css';
import ResultPanel from './ResultPanel.svelte';
import RollPanel from './RollPanel.svelte';
import Sheet from './Sheet.svelte';
import WritePanel from './WritePanel.svelte';

export const board: BoardModule<QwintoShape> = {
  Board,
  panels: { roll: RollPanel, result: ResultPanel, write: WritePanel },
  Sheet,
  describe,
};
