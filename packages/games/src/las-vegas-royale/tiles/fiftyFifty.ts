import { oneOf, type Ask, type Chance, type Seat } from '@zaria/kit';
import type { BlackDice } from '../facts.ts';
import { award } from '../money.ts';
import { black, landBlack } from '../roll.ts';
import { ask, schedule } from '../steps.ts';
import { tileOf } from '../table.ts';
import type { Tile } from './tile.ts';

/** The first space is the start. */
const TRACK = [0, 0, 10, 30, 40, 60] as const;
const BETS = ['stop', 'higher', 'lower'] as const;
type Bet = (typeof BETS)[number];

export interface FiftyFiftyTile {
  readonly side: 'B2';
  /** Where the counter stands; back at the start when the turn is over. */
  space: number;
}

/** That the next total will be higher or lower than the last one. */
interface Wager {
  readonly bet: Exclude<Bet, 'stop'>;
  readonly last: number;
}

export interface FiftyFiftySteps {
  /** There is no wager on the first roll. */
  'fiftyFifty.dice': Chance<{ readonly seat: Seat; readonly wager: Wager | null }, BlackDice>;
  'fiftyFifty.bet': Ask<{ readonly last: number }, Bet>;
}

const isLost = ({ bet, last }: Wager, total: number): boolean => (bet === 'higher' ? total <= last : total >= last);

/** Tile B2. Roll and move on; stop and take what the counter shows, or bet on the next total to move on. */
export const fiftyFifty: Tile<FiftyFiftyTile, FiftyFiftySteps> = {
  track: TRACK,
  fresh: () => ({ side: 'B2', space: 0 }),

  activate(table, _tile, { seat }) {
    schedule(table, 'fiftyFifty.dice', { seat, wager: null });
  },

  steps: {
    'fiftyFifty.dice': {
      ...black,
      resolve(table, { seat, wager }, dice, tell) {
        landBlack(table, seat, 'B2', dice, tell);
        const tile = tileOf(table, 'B2');
        const total = dice[0] + dice[1];
        if (wager !== null && isLost(wager, total)) {
          tile.space = 0;
          return tell?.({ fact: 'betLost', seat });
        }
        const amount = TRACK[++tile.space] ?? 0;
        tell?.({ fact: 'counter', side: 'B2', space: tile.space, amount });
        if (tile.space < TRACK.length - 1) return ask(table, 'fiftyFifty.bet', seat, { last: total });
        tile.space = 0;
        award(table, seat, amount, 'B2', tell);
      },
    },

    'fiftyFifty.bet': {
      kind: 'ask',
      notation: oneOf(BETS),
      answers: () => BETS,
      resolve(table, { last }, bet, seat, tell) {
        if (bet !== 'stop') {
          schedule(table, 'fiftyFifty.dice', { seat, wager: { bet, last } });
          return tell?.({ fact: 'bet', seat, bet, last });
        }
        const tile = tileOf(table, 'B2');
        const amount = TRACK[tile.space] ?? 0;
        tile.space = 0;
        tell?.({ fact: 'declined', seat, side: 'B2' });
        award(table, seat, amount, 'B2', tell);
      },
    },
  },
};
