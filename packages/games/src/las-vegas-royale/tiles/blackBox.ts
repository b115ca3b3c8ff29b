import { leftOf, oneOf, type Ask, type Seat } from '@zaria/kit';
import { award } from '../money.ts';
import { ask } from '../steps.ts';
import { isSeatParty } from '../table.ts';
import { SPLITS, TOKENS, sizesOf, splitNotation, type Sizes, type Split } from './blackBox.split.ts';
import type { Tile } from './tile.ts';

const PILES = ['left', 'right'] as const;
type Pile = (typeof PILES)[number];

export interface BlackBoxTile {
  readonly side: 'G1';
}

/** The split is `null` for all but the splitter; the sizes of both piles are open. */
interface PickData {
  readonly splitter: Seat;
  readonly split: Split | null;
  readonly sizes: Sizes;
}

export interface BlackBoxSteps {
  'blackBox.split': Ask<{ readonly winner: Seat }, Split>;
  'blackBox.pick': Ask<PickData, Pile>;
}

/** Tile G1. The left neighbour of this casino's winner parts the tokens in two hidden piles; the winner takes one. */
export const blackBox: Tile<BlackBoxTile, BlackBoxSteps> = {
  track: TOKENS,
  fresh: () => ({ side: 'G1' }),

  payout(table, _tile, winner, tell) {
    if (winner === null || !isSeatParty(winner)) tell?.({ fact: 'idle', side: 'G1' });
    else ask(table, 'blackBox.split', leftOf(winner, table.players), { winner });
  },

  steps: {
    'blackBox.split': {
      kind: 'ask',
      notation: splitNotation,
      answers: () => SPLITS,
      secret: { until: 'blackBox.pick', shows: sizesOf },
      resolve(table, { winner }, split, splitter, tell) {
        const sizes = sizesOf(split);
        ask(table, 'blackBox.pick', winner, { splitter, split, sizes });
        tell?.({ fact: 'split', seat: splitter, ...sizes });
      },
    },

    'blackBox.pick': {
      kind: 'ask',
      notation: oneOf(PILES),
      answers: () => PILES,
      hide: (data, viewer) => (viewer === data.splitter ? data : { ...data, split: null }),
      resolve(table, { split }, pile, seat, tell) {
        if (split === null) throw new Error('a view is no table to play on');
        tell?.({ fact: 'picked', seat, pile, ...split });
        const amount = split[pile].reduce((a, b) => a + b, 0);
        award(table, seat, amount, 'G1', tell);
      },
    },
  },
};
