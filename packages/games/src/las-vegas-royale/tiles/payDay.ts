import { FACES } from '../../casinos/faces.ts';
import { piecesIn } from '../heap.ts';
import { award } from '../money.ts';
import type { NoSteps, Tile } from './tile.ts';

/** By number of casinos. */
const TRACK = [10, 20, 30, 40, 50, 60] as const;

export interface PayDayTile {
  readonly side: 'D1';
}

/** Tile D1. 10k for every casino with at least one of your dice. */
export const payDay: Tile<PayDayTile, NoSteps> = {
  track: TRACK,
  fresh: () => ({ side: 'D1' }),

  activate(table, _tile, { seat }, tell) {
    const casinos = FACES.filter(face => piecesIn(table.casinos[face].dice, seat) > 0).length;
    award(table, seat, TRACK[casinos - 1] ?? 0, 'D1', tell);
  },

  steps: {},
};
