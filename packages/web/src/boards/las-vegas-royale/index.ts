import { t, tIn, wordsFor } from '../../lib/words.svelte.ts';
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import BetPanel from './panels/BetPanel.svelte';
import BlackDicePanel from './panels/BlackDicePanel.svelte';
import DoubleDownPanel from './panels/DoubleDownPanel.svelte';
import PickPanel from './panels/PickPanel.svelte';
import PlacePanel from './panels/PlacePanel.svelte';
import ResultPanel from './panels/ResultPanel.svelte';
import RollPanel from './panels/RollPanel.svelte';
import SizePanel from './panels/SizePanel.svelte';
import SplitPanel from './panels/SplitPanel.svelte';
import TokensPanel from './panels/TokensPanel.svelte';
import WherePanel from './panels/WherePanel.svelte';
import { AREAS, tableInWords } from './spoken.ts';
import { tileNow } from './tiles/saying.ts';
import type { RoyaleShape } from './types.ts';

export const board: BoardModule<RoyaleShape> = {
  Board,
  panels: {
    roll: RollPanel,
    place: PlacePanel,
    moveDie: WherePanel,
    'luckyPunch.hide': TokensPanel,
    'luckyPunch.guess': TokensPanel,
    'primeTime.place': BlackDicePanel,
    'fiftyFifty.bet': BetPanel,
    'powerPlay.turn': WherePanel,
    'noEntry.close': WherePanel,
    'knockout.die': SizePanel,
    'blockIt.put': WherePanel,
    'handicap.take': WherePanel,
    'blackBox.split': SplitPanel,
    'blackBox.pick': PickPanel,
    'doubleDown.move': DoubleDownPanel,
    'niceDice.slot': WherePanel,
    'myChoice.use': ResultPanel,
    'myChoice.tile': WherePanel,
    'myChoice.gold': SizePanel,
  },
  sheet: null,
  keys: [
    { keys: '1 – 6', does: () => tIn('web-las-vegas-royale', 'lvr.keys.choose') },
    { keys: '← →', does: () => tIn('web-casinos', 'lv.keys.walk') },
    { keys: 'Enter', does: () => tIn('web-las-vegas-royale', 'lvr.keys.do') },
  ],
  // The log tells every payout: what lies face down before players who share a device is hidden from nobody.
  onOneDevice: { openMoney: true },
  ownSecret: ({ money }, seat) => (money.includes(null) ? t('money', { amount: money[seat] ?? 0 }) : null),
  describe: ({ view, players }) =>
    tableInWords(wordsFor(...AREAS), players, view, ({ tile }) => (tile === null ? null : tileNow(tile, players))),
};
