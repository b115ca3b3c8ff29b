import { t, tIn, wordsFor } from '../../lib/words.svelte.ts';
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import PlacePanel from './PlacePanel.svelte';
import RollPanel from './RollPanel.svelte';
import { tableInWords } from './spoken.ts';
import type { LasVegasShape } from './types.ts';

export const board: BoardModule<LasVegasShape> = {
  Board,
  panels: { roll: RollPanel, place: PlacePanel },
  sheet: null,
  keys: [
    { keys: '1 – 6', does: () => tIn('web-casinos', 'lv.keys.choose') },
    { keys: '← →', does: () => tIn('web-casinos', 'lv.keys.walk') },
    { keys: 'Enter', does: () => tIn('web-casinos', 'lv.keys.do') },
  ],
  later: null,
  // The log tells every payout: what lies face down before players who share a device is hidden from nobody.
  onOneDevice: { openMoney: true },
  ownSecret: ({ money }, seat) => (money.includes(null) ? t('money', { amount: money[seat] ?? 0 }) : null),
  describe: ({ view, players }) => tableInWords(wordsFor('web-casinos'), players, view),
};
