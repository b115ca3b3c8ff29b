import type { RailroadInkShape } from '@zaria/games/railroad-ink';
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { describe } from './describe.ts';
import DrawPanel from './DrawPanel.svelte';
import PickPanel from './PickPanel.svelte';
import './railroad-ink.css';
import Sheet from './Sheet.svelte';

export const board: BoardModule<RailroadInkShape> = {
  Board,
  panels: { pick: PickPanel, draw: DrawPanel },
  Sheet,
  describe,
};
