import { leftOf, numbers, oneOf, type Ask, type Notation, type Seat } from '@zaria/kit';
import { award } from '../money.ts';
import { ask } from '../steps.ts';
import { isSeatParty } from '../table.ts';
import type { Tile } from './tile.ts';

/** The tokens, in thousands. */
const TOKENS = [60, 20, 20, 0, 0, 0] as const;
const PILES = ['left', 'right'] as const;
type Pile = (typeof PILES)[number];

export interface BlackBoxTile {
  readonly side: 'G1';
}

export interface Split {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** The split is `null` for all but the splitter; the sizes of both piles are open. */
interface PickData {
  readonly splitter: Seat;
  readonly split: Split | null;
  readonly sizes: { readonly left: number; readonly right: number };
}

export interface BlackBoxSteps {
  'blackBox.split': Ask<{ readonly winner: Seat }, Split>;
  'blackBox.pick': Ask<PickData, Pile>;
}

/** All ways to part the tokens in two piles, none of them empty. */
export const SPLITS: readonly Split[] = [1, 0]
  .flatMap(sixty =>
    [2, 1, 0].flatMap(twenties =>
      [3, 2, 1, 0].map(blanks => {
        const pile = (a: number, b: number, c: number) => [
          ...Array<number>(a).fill(60),
          ...Array<number>(b).fill(20),
          ...Array<number>(c).fill(0),
        ];
        return { left: pile(sixty, twenties, blanks), right: pile(1 - sixty, 2 - twenties, 3 - blanks) };
      }),
    ),
  )
  .filter(({ left, right }) => left.length > 0 && right.length > 0);

const sizesOf = ({ left, right }: Split): PickData['sizes'] => ({ left: left.length, right: right.length });

/** "60 0 / 20 20 0 0". */
const splitNotation: Notation<Split> = {
  print: ({ left, right }) => `${numbers.print(left)} / ${numbers.print(right)}`,
  parse: text => SPLITS.find(split => splitNotation.print(split) === text) ?? null,
};

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
        tell?.({ fact: 'split', seat: splitter, ...sizes });
        ask(table, 'blackBox.pick', winner, { splitter, split, sizes });
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
