import type { PigShape } from '@zaria/games/pig';
import { tIn } from '../../lib/words.svelte.ts';
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
  describe: ({ view, players, speech }) => [
    tIn('pig', 'pot', { pot: view.pot }),
    ...players.map(({ seat, name }) => `${name}: ${speech.score(view.scores[seat] ?? 0)}`),
  ],
};
