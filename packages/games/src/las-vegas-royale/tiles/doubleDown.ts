import { seatsOf, type Ask, type Notation, type Seat } from '@zaria/kit';
import type { Face } from '../../casinos/faces.ts';
import { payout } from '../../casinos/payout.ts';
import { NO_PIECES, addDice, copyHeap, moveAll, newHeap, piecesIn, weightIn, type Heap, type Pieces } from '../heap.ts';
import { award } from '../money.ts';
import { leave } from '../moves.ts';
import { ask } from '../steps.ts';
import { tileOf } from '../table.ts';
import type { Tile } from './tile.ts';

const TRACK = [60, 30] as const;

export interface DoubleDownTile {
  readonly side: 'G2';
  dice: Heap;
}

export interface DoubleDownSteps {
  /** The dice to move from casino `from` to the tile. */
  'doubleDown.move': Ask<{ readonly from: Face }, Pieces>;
}

/** "none", "2", "B", "2 B". */
const piecesNotation: Notation<Pieces> = {
  print: ({ small, big }) => [...(small > 0 ? [small] : []), ...(big > 0 ? ['B'] : [])].join(' ') || 'none',
  parse(text) {
    if (text === 'none') return NO_PIECES;
    const [, small = '0', big = ''] = /^([1-7])? ?(B)?$/.exec(text) ?? [];
    return { small: Number(small), big: big.length };
  },
};

/** Tile G2. You may move dice from this casino to the tile, which pays like a casino: 60k and 30k. */
export const doubleDown: Tile<DoubleDownTile, DoubleDownSteps> = {
  track: TRACK,
  fresh: players => ({ side: 'G2', dice: newHeap(players) }),
  copy: ({ side, dice }) => ({ side, dice: copyHeap(dice) }),

  activate(table, _tile, { seat, casino }, tell) {
    const isAble = casino !== table.closed && piecesIn(table.casinos[casino].dice, seat) > 0;
    if (isAble) ask(table, 'doubleDown.move', seat, { from: casino });
    else tell?.({ fact: 'idle', side: 'G2' });
  },

  payout(table, { dice }, _winner, tell) {
    const weights = seatsOf(table.players).map(seat => weightIn(dice, seat));
    const { ties, shares } = payout(weights, TRACK);
    for (const tie of ties as Seat[][]) {
      for (const seat of tie) moveAll(dice, table.supply, seat);
      tell?.({ fact: 'tiedOnTile', side: 'G2', seats: tie, dice: weights[tie[0] ?? 0] ?? 0 });
    }
    for (const { party, note } of shares as { party: Seat; note: number }[]) {
      moveAll(dice, table.supply, party);
      award(table, party, note, 'G2', tell);
    }
  },

  steps: {
    'doubleDown.move': {
      kind: 'ask',
      notation: piecesNotation,
      answers({ casinos }, { from }, seat) {
        const { small, big } = casinos[from].dice;
        const answers: Pieces[] = [];
        for (let bigs = 0; bigs <= big[seat]; bigs++)
          for (let smalls = 0; smalls <= small[seat]; smalls++) answers.push({ small: smalls, big: bigs });
        return answers;
      },
      refuse: () => ({ why: 'too-many' }),
      resolve(table, { from }, dice, seat, tell) {
        if (dice.small + dice.big === 0) return tell?.({ fact: 'declined', seat, side: 'G2' });
        addDice(tileOf(table, 'G2').dice, seat, dice);
        leave(table, from, seat, dice, tell && { fact: 'doubled', seat, ...dice }, tell);
      },
    },
  },
};
