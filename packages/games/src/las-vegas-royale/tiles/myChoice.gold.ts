import { NONE, oneOf, type Ask, type None, type Seat, type Steps } from '@zaria/kit';
import { ONE, SIZES, addDice, removeDice, sizesIn, type Size } from '../heap.ts';
import { ask, type RoyaleShape } from '../steps.ts';
import { handOf, tileOf, type Table } from '../table.ts';

/** What a die on My Choice's gold space is worth at payout. */
export const GOLD = 60;

export interface GoldSteps {
  'myChoice.gold': Ask<None, Size>;
}

/** Asks for a die of the seat's supply, if it has one; whether it has. */
export function askGold(table: Table, seat: Seat): boolean {
  if (handOf(table, seat) === 0) return false;
  ask(table, 'myChoice.gold', seat, NONE);
  return true;
}

export const goldSteps: Steps<RoyaleShape, GoldSteps> = {
  'myChoice.gold': {
    kind: 'ask',
    notation: oneOf(SIZES),
    answers: (table, _data, seat) => sizesIn(table.supply, seat),
    refuse: (_table, _data, size) => ({ why: 'no-die', size }),
    resolve(table, _data, size, seat, tell) {
      const tile = tileOf(table, 'H2');
      const out = tile.gold;
      removeDice(table.supply, seat, ONE[size]);
      tile.out = out;
      tile.gold = { seat, size };
      tell?.({ fact: 'gold', seat, size });
      if (out === null) return;
      tile.out = null;
      addDice(table.supply, out.seat, ONE[out.size]);
      tell?.({ fact: 'goldLeft', ...out });
    },
  },
};
