import type { Chance, Seat } from '@zaria/kit';
import type { BlackDice } from '../facts.ts';
import { award } from '../money.ts';
import { black, landBlack } from '../roll.ts';
import { schedule } from '../steps.ts';
import { tileOf } from '../table.ts';
import type { Tile } from './tile.ts';

const TRACK = [30, 40, 50, 60, 70, 80] as const;

export interface JackpotTile {
  readonly side: 'A2';
  /** Where the counter stands on the track. */
  space: number;
}

export interface JackpotSteps {
  'jackpot.dice': Chance<{ readonly seat: Seat }, BlackDice>;
}

/** Tile A2. Roll the black dice: a total of 7 or a double wins what the counter shows, else the counter moves on. */
export const jackpot: Tile<JackpotTile, JackpotSteps> = {
  track: TRACK,
  fresh: () => ({ side: 'A2', space: 0 }),

  activate(table, _tile, { seat }) {
    schedule(table, 'jackpot.dice', { seat });
  },

  steps: {
    'jackpot.dice': {
      ...black,
      resolve(table, { seat }, dice, tell) {
        landBlack(table, seat, 'A2', dice, tell);
        const tile = tileOf(table, 'A2');
        const [a, b] = dice;
        if (a === b || a + b === 7) {
          award(table, seat, TRACK[tile.space] ?? 0, 'A2', tell);
          tile.space = 0;
        } else tile.space = Math.min(tile.space + 1, TRACK.length - 1);
        tell?.({ fact: 'counter', side: 'A2', space: tile.space, amount: TRACK[tile.space] ?? 0 });
      },
    },
  },
};
