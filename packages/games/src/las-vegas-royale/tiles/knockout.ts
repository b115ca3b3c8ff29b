import { NONE, leftOf, oneOf, type Ask, type Auto, type None, type Seat } from '@zaria/kit';
import {
  ONE,
  SIZES,
  addDice,
  copyHeap,
  moveAll,
  newHeap,
  piecesIn,
  removeDice,
  sizesIn,
  type Heap,
  type Size,
} from '../heap.ts';
import { ask, schedule } from '../steps.ts';
import { handOf, tileOf } from '../table.ts';
import type { Tile } from './tile.ts';

/** Pieces of one player that find room at the bar. */
const ROOM = 2;

export interface KnockoutTile {
  readonly side: 'E2';
  bar: Heap;
}

export interface KnockoutSteps {
  'knockout.die': Ask<None, Size>;
  'knockout.home': Auto<{ readonly seat: Seat }>;
}

/** Tile E2. Each opponent puts one die on the bar; you take yours back from it. */
export const knockout: Tile<KnockoutTile, KnockoutSteps> = {
  track: [],
  fresh: players => ({ side: 'E2', bar: newHeap(players) }),
  copy: ({ side, bar }) => ({ side, bar: copyHeap(bar) }),

  activate(table, { bar }, { seat }) {
    schedule(table, 'knockout.home', { seat });
    const opponents: Seat[] = [];
    for (let other = leftOf(seat, table.players); other !== seat; other = leftOf(other, table.players))
      if (handOf(table, other) > 0 && piecesIn(bar, other) < ROOM) opponents.unshift(other);
    for (const opponent of opponents) ask(table, 'knockout.die', opponent, NONE);
  },

  steps: {
    'knockout.die': {
      kind: 'ask',
      notation: oneOf(SIZES),
      answers: (table, _data, seat) => sizesIn(table.supply, seat),
      refuse: (_table, _data, size) => ({ why: 'no-die', size }),
      resolve(table, _data, size, seat, tell) {
        removeDice(table.supply, seat, ONE[size]);
        addDice(tileOf(table, 'E2').bar, seat, ONE[size]);
        tell?.({ fact: 'knockedOut', seat, size });
      },
    },

    'knockout.home': {
      kind: 'auto',
      run(table, { seat }, tell) {
        const { bar } = tileOf(table, 'E2');
        if (piecesIn(bar, seat) === 0) return;
        const dice = moveAll(bar, table.supply, seat);
        tell?.({ fact: 'leftBar', seat, ...dice });
      },
    },
  },
};
