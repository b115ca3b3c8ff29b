import { wordsFor } from '../../lib/words.svelte.ts';
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import PlacePanel from './PlacePanel.svelte';
import RollPanel from './RollPanel.svelte';
import { tableInWords } from './spoken.ts';
import type { LasVegasShape } from './types.ts';

export const board: BoardModule<LasVegasShape> = {
  Board,
  panels: { roll: RollPanel, place: PlacePanel },
  Sheet: null,
  describe: ({ view, players }) => tableInWords(wordsFor('web-las-vegas'), players, view),
};
