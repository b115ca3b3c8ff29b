import { NONE, leftOf, oneOf, type Ask, type None, type Seat } from '@zaria/kit';
import { award } from '../money.ts';
import { ask } from '../steps.ts';
import type { Tile } from './tile.ts';

const TOKENS = [1, 2, 3] as const;
type Tokens = (typeof TOKENS)[number];
/** By number of tokens. */
const REWARDS = [20, 30, 40] as const;

export interface LuckyPunchTile {
  readonly side: 'A1';
}

export interface LuckyPunchSteps {
  'luckyPunch.hide': Ask<None, Tokens>;
  /** `hidden` is `null` for all but the puncher. */
  'luckyPunch.guess': Ask<{ readonly puncher: Seat; readonly hidden: Tokens | null }, Tokens>;
}

/** Tile A1. Hide one to three tokens in a fist; your left neighbour guesses how many. */
export const luckyPunch: Tile<LuckyPunchTile, LuckyPunchSteps> = {
  track: REWARDS,
  fresh: () => ({ side: 'A1' }),

  activate(table, _tile, { seat }) {
    ask(table, 'luckyPunch.hide', seat, NONE);
  },

  steps: {
    'luckyPunch.hide': {
      kind: 'ask',
      notation: oneOf(TOKENS),
      answers: () => TOKENS,
      secret: { until: 'luckyPunch.guess', shows: () => null },
      resolve(table, _data, hidden, puncher, tell) {
        ask(table, 'luckyPunch.guess', leftOf(puncher, table.players), { puncher, hidden });
        tell?.({ fact: 'hid', seat: puncher });
      },
    },

    'luckyPunch.guess': {
      kind: 'ask',
      notation: oneOf(TOKENS),
      answers: () => TOKENS,
      hide: (data, viewer) => (viewer === data.puncher ? data : { puncher: data.puncher, hidden: null }),
      resolve(table, { puncher, hidden }, guess, seat, tell) {
        if (hidden === null) throw new Error('a view is no table to play on');
        tell?.({ fact: 'guessed', seat, puncher, guess, hidden });
        if (guess !== hidden) award(table, puncher, REWARDS[hidden - 1] ?? 0, 'A1', tell);
      },
    },
  },
};
