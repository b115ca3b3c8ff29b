import { t, tIn } from '../../lib/words.svelte.ts';
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import { fetchedLater } from './later.svelte.ts';
import LaterPanel from './panels/LaterPanel.svelte';
import RollPanel from './panels/RollPanel.svelte';
import type { RoyaleShape } from './types.ts';

export const board: BoardModule<RoyaleShape> = {
  Board,
  panels: {
    roll: RollPanel,
    place: LaterPanel,
    moveDie: LaterPanel,
    'luckyPunch.hide': LaterPanel,
    'luckyPunch.guess': LaterPanel,
    'primeTime.place': LaterPanel,
    'fiftyFifty.bet': LaterPanel,
    'powerPlay.turn': LaterPanel,
    'noEntry.close': LaterPanel,
    'knockout.die': LaterPanel,
    'blockIt.put': LaterPanel,
    'handicap.take': LaterPanel,
    'blackBox.split': LaterPanel,
    'blackBox.pick': LaterPanel,
    'doubleDown.move': LaterPanel,
    'niceDice.slot': LaterPanel,
    'myChoice.use': LaterPanel,
    'myChoice.tile': LaterPanel,
    'myChoice.gold': LaterPanel,
  },
  sheet: null,
  keys: [
    { keys: '1 – 6', does: () => tIn('web-las-vegas-royale', 'lvr.keys.choose') },
    { keys: '← →', does: () => tIn('web-casinos', 'lv.keys.walk') },
    { keys: 'Enter', does: () => tIn('web-las-vegas-royale', 'lvr.keys.do') },
  ],
  later: fetchedLater,
  // The log tells every payout: what lies face down before players who share a device is hidden from nobody.
  onOneDevice: { openMoney: true },
  ownSecret: ({ money }, seat) => (money.includes(null) ? t('money', { amount: money[seat] ?? 0 }) : null),
};
