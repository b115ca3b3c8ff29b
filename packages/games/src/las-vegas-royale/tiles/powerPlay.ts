import { NONE, type Ask, type None, type Seat } from '@zaria/kit';
import { DICE_AT, dieAtOr, type DieAt } from '../dieAt.ts';
import { ONE } from '../heap.ts';
import { leaderAt } from '../marker.ts';
import { placeDice } from '../place.ts';
import { ask, schedule } from '../steps.ts';
import type { Tile } from './tile.ts';

export interface PowerPlayTile {
  readonly side: 'D2';
  /** Who has the marker: always the one who leads here alone. */
  holder: Seat | null;
}

export interface PowerPlaySteps {
  'powerPlay.turn': Ask<None, DieAt | 'roll'>;
}

/** Tile D2. While you alone lead here you may, instead of rolling, set one die and place it. */
export const powerPlay: Tile<PowerPlayTile, PowerPlaySteps> = {
  track: [],
  fresh: () => ({ side: 'D2', holder: null }),

  activate(table, tile, { seat, casino }, tell) {
    if (tile.holder === seat || leaderAt(table, casino) !== seat) return;
    tile.holder = seat;
    tell?.({ fact: 'marker', side: 'D2', seat, change: 'taken' });
  },

  turn(table, { holder }, seat) {
    if (holder !== seat) return false;
    ask(table, 'powerPlay.turn', seat, NONE);
    return true;
  },

  steps: {
    'powerPlay.turn': {
      kind: 'ask',
      notation: dieAtOr('roll'),
      answers: ({ supply, closed }, _data, seat) => [
        'roll',
        ...DICE_AT.filter(({ size, casino }) => supply[size][seat] > 0 && casino !== closed),
      ],
      refuse({ closed }, _data, answer) {
        if (answer === 'roll') return null;
        return answer.casino === closed ? { why: 'closed', casino: closed } : { why: 'no-die', size: answer.size };
      },
      resolve(table, _data, answer, seat, tell) {
        if (answer === 'roll') return schedule(table, 'dice', { seat });
        const { size, casino } = answer;
        const fact = tell && ({ fact: 'set', seat, casino, size } as const);
        placeDice(table, { seat, casino, dice: ONE[size], rolled: null }, fact, tell);
      },
    },
  },
};
