import { oneOf, type Ask, type Chance, type Tell } from '@zaria/kit';
import { FACES, type Face } from '../../casinos/faces.ts';
import type { BlackDice, Fact } from '../facts.ts';
import type { LoneDie } from '../heap.ts';
import { award } from '../money.ts';
import { askMoveDie } from '../moveDie.ts';
import { black, landBlack } from '../roll.ts';
import { ask, schedule, type Activation } from '../steps.ts';
import { tileAt, type Table } from '../table.ts';
import { GOLD, askGold, goldSteps, type GoldSteps } from './myChoice.gold.ts';
import type { Tile } from './tile.ts';

export interface MyChoiceTile {
  readonly side: 'H2';
  /** The die on the gold space. */
  gold: LoneDie | null;
  /** The die that had to make room there, until it is back in its owner's supply. */
  out: LoneDie | null;
}

export interface MyChoiceSteps extends GoldSteps {
  'myChoice.dice': Chance<Activation, BlackDice>;
  'myChoice.use': Ask<{ readonly dice: BlackDice; readonly activation: Activation }, Face>;
  /** The casino of the tile to set off. */
  'myChoice.tile': Ask<Activation, Face>;
}

const otherTiles = (table: Table, { casino }: Activation): readonly Face[] =>
  FACES.filter(face => face !== casino && tileAt(table, face) !== null);

/** Does what the result says; whether that can be done. */
function carryOut(table: Table, activation: Activation, result: Face, tell?: Tell<Fact>): boolean {
  const { seat } = activation;
  switch (result) {
    case 1:
    case 2:
    case 3:
      award(table, seat, 10 * result, 'H2', tell);
      return true;
    case 4:
      if (otherTiles(table, activation).length === 0) return false;
      ask(table, 'myChoice.tile', seat, activation);
      return true;
    case 5:
      return askMoveDie(table, seat);
    case 6:
      return askGold(table, seat);
  }
}

/** Tile H2. Roll the black dice and use one of the results. */
export const myChoice: Tile<MyChoiceTile, MyChoiceSteps> = {
  track: [10, 20, 30, 0, 0, GOLD],
  fresh: () => ({ side: 'H2', gold: null, out: null }),

  activate(table, _tile, activation) {
    schedule(table, 'myChoice.dice', activation);
  },

  payout(table, { gold }, _winner, tell) {
    if (gold !== null) award(table, gold.seat, GOLD, 'H2', tell);
  },

  steps: {
    'myChoice.dice': {
      ...black,
      resolve(table, activation, dice, tell) {
        const { seat } = activation;
        ask(table, 'myChoice.use', seat, { dice, activation });
        landBlack(table, seat, 'H2', dice, tell);
      },
    },

    'myChoice.use': {
      kind: 'ask',
      notation: oneOf(FACES),
      answers: (_table, { dice: [a, b] }) => (a === b ? [a] : [a, b]),
      refuse: (_table, _data, result) => ({ why: 'not-rolled', casino: result }),
      resolve(table, { activation }, result, seat, tell) {
        tell?.({ fact: 'chose', seat, result });
        if (!carryOut(table, activation, result, tell)) tell?.({ fact: 'idle', side: 'H2' });
      },
    },

    'myChoice.tile': {
      kind: 'ask',
      notation: oneOf(FACES),
      answers: otherTiles,
      refuse: (_table, _data, casino) => ({ why: 'no-tile', casino }),
      resolve: (table, activation, casino) => schedule(table, 'activate', { ...activation, casino }),
    },

    ...goldSteps,
  },
};
