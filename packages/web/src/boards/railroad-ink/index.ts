import type { RailroadInkShape } from '@zaria/games/railroad-ink';
import { tIn } from '../../lib/words.svelte.ts';
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import DrawPanel from './DrawPanel.svelte';
import PickPanel from './PickPanel.svelte';
import './railroad-ink.css';

export const board: BoardModule<RailroadInkShape> = {
  Board,
  panels: { pick: PickPanel, draw: DrawPanel },
  sheet: () => import('./Sheet.svelte'),
  keys: [
    { keys: '1 – 6', does: () => tIn('web-railroad-ink', 'keys.dice') },
    { keys: 'S', does: () => tIn('web-railroad-ink', 'keys.special') },
    { keys: '← ↑ → ↓', does: () => tIn('web-railroad-ink', 'keys.walk') },
    { keys: 'Enter', does: () => tIn('web-railroad-ink', 'keys.do') },
    { keys: 'R F', does: () => tIn('web-railroad-ink', 'keys.turn') },
    { keys: 'Esc', does: () => tIn('web-railroad-ink', 'keys.drop') },
    { keys: 'Backspace', does: () => tIn('web-railroad-ink', 'keys.back') },
  ],
  later: null,
  onOneDevice: {},
  ownSecret: () => null,
};
