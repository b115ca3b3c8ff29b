import type { Seat } from '@zaria/kit';
import { award } from '../money.ts';
import { weightAt } from '../table.ts';
import type { NoSteps, Tile } from './tile.ts';

const NEEDED = 5;
const REWARD = 100;

export interface HighFiveTile {
  readonly side: 'C1';
  /** Who has the marker; it is never lost. */
  holder: Seat | null;
}

/** Tile C1. The first to have dice that weigh five here takes the marker, worth 100k at payout. */
export const highFive: Tile<HighFiveTile, NoSteps> = {
  track: [REWARD],
  fresh: () => ({ side: 'C1', holder: null }),

  activate(table, tile, { seat, casino }, tell) {
    if (tile.holder !== null || weightAt(table, casino, seat) < NEEDED) return;
    tile.holder = seat;
    tell?.({ fact: 'marker', side: 'C1', seat, change: 'taken' });
  },

  payout(table, { holder }, _winner, tell) {
    if (holder !== null) award(table, holder, REWARD, 'C1', tell);
  },

  steps: {},
};
