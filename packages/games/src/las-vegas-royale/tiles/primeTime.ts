import { numbers, type Ask, type Chance, type Notation, type Seat } from '@zaria/kit';
import { isFace, type Face } from '../../casinos/faces.ts';
import type { BlackDice } from '../facts.ts';
import { recheckMarker } from '../marker.ts';
import { black, landBlack } from '../roll.ts';
import { ask, schedule } from '../steps.ts';
import { isSeatParty, winnerAt, type Table } from '../table.ts';
import type { Tile } from './tile.ts';

export interface PrimeTimeTile {
  readonly side: 'B1';
}

export interface PrimeTimeSteps {
  'primeTime.dice': Chance<{ readonly seat: Seat }, BlackDice>;
  /** Which of the dice are placed, each on the casino of its number. */
  'primeTime.place': Ask<{ readonly dice: BlackDice }, readonly Face[]>;
}

/** "none", "2", "2 5": the lower die first. */
const placementNotation: Notation<readonly Face[]> = {
  print: faces => (faces.length === 0 ? 'none' : numbers.print(faces)),
  parse(text) {
    if (text === 'none') return [];
    const faces = numbers.parse(text) ?? [];
    const [a, b = a, ...rest] = faces;
    return isFace(a) && isFace(b) && a <= b && rest.length === 0 ? (faces as readonly Face[]) : null;
  },
};

function placements(table: Table, [a, b]: BlackDice): readonly (readonly Face[])[] {
  const all = a === b ? [[], [a], [a, b]] : [[], [a], [b], [a, b]];
  return all.filter(faces => !faces.some(face => face === table.closed));
}

/** Tile B1. Before payout the winner here rolls the black dice and may place them as his own. */
export const primeTime: Tile<PrimeTimeTile, PrimeTimeSteps> = {
  track: [],
  fresh: () => ({ side: 'B1' }),

  beforePayout(table, _tile, casino, tell) {
    const winner = winnerAt(table, casino);
    if (winner !== null && isSeatParty(winner)) schedule(table, 'primeTime.dice', { seat: winner });
    else tell?.({ fact: 'idle', side: 'B1' });
  },

  steps: {
    'primeTime.dice': {
      ...black,
      resolve(table, { seat }, dice, tell) {
        const isAble = placements(table, dice).length > 1;
        if (isAble) ask(table, 'primeTime.place', seat, { dice });
        landBlack(table, seat, 'B1', dice, tell);
        if (!isAble) tell?.({ fact: 'idle', side: 'B1' });
      },
    },

    'primeTime.place': {
      kind: 'ask',
      notation: placementNotation,
      answers: (table, { dice }) => placements(table, dice),
      refuse(table, { dice }, faces) {
        const stranger = faces.find(face => !dice.includes(face));
        if (stranger !== undefined) return { why: 'not-rolled', casino: stranger };
        const casino = faces.find(face => face === table.closed);
        if (casino !== undefined) return { why: 'closed', casino };
        const [twice] = faces;
        return twice === undefined ? null : { why: 'rolled-once', casino: twice };
      },
      resolve(table, _data, casinos, seat, tell) {
        table.extra = casinos.map(casino => ({ seat, casino }));
        tell?.({ fact: 'primeTime', seat, casinos });
        for (const casino of casinos) recheckMarker(table, casino, tell);
      },
    },
  },
};
