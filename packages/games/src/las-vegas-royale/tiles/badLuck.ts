import { seatsOf, type Seat } from '@zaria/kit';
import { payFine } from '../money.ts';
import { weightAt } from '../table.ts';
import type { NoSteps, Tile } from './tile.ts';

const FINE = 50;

export interface BadLuckTile {
  readonly side: 'C2';
  /** Who must pay; nobody until the dice are counted. */
  fined: readonly Seat[];
}

/** Tile C2. At the end of the round everyone with the fewest dice here pays 50k. */
export const badLuck: Tile<BadLuckTile, NoSteps> = {
  track: [-FINE],
  fresh: () => ({ side: 'C2', fined: [] }),

  count(table, tile, casino, tell) {
    const seats = seatsOf(table.players);
    const dice = Math.min(...seats.map(seat => weightAt(table, casino, seat)));
    tile.fined = seats.filter(seat => weightAt(table, casino, seat) === dice);
    tell?.({ fact: 'fewest', seats: tile.fined, dice });
  },

  afterPayout(table, { fined }, tell) {
    for (const seat of fined) payFine(table, seat, FINE, tell);
  },

  steps: {},
};
