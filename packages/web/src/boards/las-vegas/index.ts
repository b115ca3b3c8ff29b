import { t, tIn } from '../../lib/words.svelte.ts';
import type { BoardModule } from '../board.ts';
import { inMotion, lyingAfter } from '../casinos/in-motion.svelte.ts';
import Board from './Board.svelte';
import PlacePanel from './PlacePanel.svelte';
import RollPanel from './RollPanel.svelte';
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
  later: {
    get isHere() {
      return inMotion.now !== null;
    },
    for: lyingAfter,
    all: () => inMotion.need(),
    motion: inMotion,
  },
  // The log tells every payout: what lies face down before players who share a device is hidden from nobody.
  onOneDevice: { openMoney: true },
  ownSecret: ({ money }, seat) => (money.includes(null) ? t('money', { amount: money[seat] ?? 0 }) : null),
};
