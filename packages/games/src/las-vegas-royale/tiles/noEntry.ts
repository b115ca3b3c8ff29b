import { oneOf, type Ask } from '@zaria/kit';
import { FACES, type Face } from '../../casinos/faces.ts';
import { award } from '../money.ts';
import { ask } from '../steps.ts';
import { tileOf, type Table } from '../table.ts';
import type { Tile } from './tile.ts';

/** A loop; the first space is the start. One source only, so it stays data. */
const TRACK = [0, 20, 0, 30, 0, 10] as const;

export interface NoEntryTile {
  readonly side: 'E1';
  /** Where the counter stands on the loop. */
  space: number;
}

export interface NoEntrySteps {
  /** The casino to close, or to leave the marker where it is. `here` is the tile's own casino. */
  'noEntry.close': Ask<{ readonly here: Face }, Face | 'leave'>;
}

const casinos = (table: Table, here: Face): readonly Face[] =>
  FACES.filter(face => face !== here && face !== table.closed);

/** Tile E1. Close a casino: no dice come or go there. Moving the marker moves the counter, and it pays. */
export const noEntry: Tile<NoEntryTile, NoEntrySteps> = {
  track: TRACK,
  fresh: () => ({ side: 'E1', space: 0 }),

  activate(table, _tile, { seat, casino }) {
    ask(table, 'noEntry.close', seat, { here: casino });
  },

  steps: {
    'noEntry.close': {
      kind: 'ask',
      notation: oneOf([...FACES, 'leave']),
      answers: (table, { here }) => (table.closed === null ? casinos(table, here) : [...casinos(table, here), 'leave']),
      refuse(_table, { here }, answer) {
        if (answer === 'leave') return { why: 'must-close' };
        return answer === here ? { why: 'own-casino', casino: here } : { why: 'closed', casino: answer };
      },
      resolve(table, _data, answer, seat, tell) {
        if (answer === 'leave') return tell?.({ fact: 'declined', seat, side: 'E1' });
        table.closed = answer;
        tell?.({ fact: 'closed', seat, casino: answer });
        const tile = tileOf(table, 'E1');
        tile.space = (tile.space + 1) % TRACK.length;
        const amount = TRACK[tile.space] ?? 0;
        tell?.({ fact: 'counter', side: 'E1', space: tile.space, amount });
        award(table, seat, amount, 'E1', tell);
      },
    },
  },
};
