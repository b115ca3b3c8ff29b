import type { QwintoShape } from '@zaria/games/qwinto';
import { tIn } from '../../lib/words.svelte.ts';
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import './qwinto.css';
import ResultPanel from './ResultPanel.svelte';
import RollPanel from './RollPanel.svelte';
import WritePanel from './WritePanel.svelte';

export const board: BoardModule<QwintoShape> = {
  Board,
  panels: { roll: RollPanel, result: ResultPanel, write: WritePanel },
  sheet: () => import('./Sheet.svelte'),
  keys: [
    { keys: 'O Y P', does: () => tIn('web-qwinto', 'keys.dice') },
    { keys: '← ↑ → ↓', does: () => tIn('web-qwinto', 'keys.walk') },
    { keys: 'Enter', does: () => tIn('web-qwinto', 'keys.do') },
  ],
  later: null,
  onOneDevice: {},
  ownSecret: () => null,
};
