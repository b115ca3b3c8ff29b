import { NONE, type Ask, type None, type Notation, type Seat, type Steps } from '@zaria/kit';
import { DICE_AT, dieAtNotation, type DieAt } from './dieAt.ts';
import { ONE, addDice } from './heap.ts';
import { enterFromSupply, leave } from './moves.ts';
import { ask, type RoyaleShape } from './steps.ts';
import type { Table } from './table.ts';

/** Turn a die of the supply to any number and place it there, or take one back. Sets nothing off. */
type MoveDie = DieAt & { readonly move: 'place' | 'take' };

export interface MoveDieSteps {
  moveDie: Ask<None, MoveDie>;
}

const MOVES = ['place', 'take'] as const;
const ALL: readonly MoveDie[] = MOVES.flatMap(move => DICE_AT.map(die => ({ move, ...die })));

const isPossible = (table: Table, seat: Seat, { move, size, casino }: MoveDie): boolean =>
  casino !== table.closed && (move === 'place' ? table.supply : table.casinos[casino].dice)[size][seat] > 0;

/** "place small 4", "take big 2". */
const moveNotation: Notation<MoveDie> = {
  print: ({ move, ...die }) => `${move} ${dieAtNotation.print(die)}`,
  parse(text) {
    const move = MOVES.find(name => text.startsWith(`${name} `));
    const die = move && dieAtNotation.parse(text.slice(move.length + 1));
    return die ? { move, ...die } : null;
  },
};

/** Asks the seat to move a die, if it can; whether it can. */
export function askMoveDie(table: Table, seat: Seat): boolean {
  const isAble = ALL.some(move => isPossible(table, seat, move));
  if (isAble) ask(table, 'moveDie', seat, NONE);
  return isAble;
}

export const moveDieSteps: Steps<RoyaleShape, MoveDieSteps> = {
  moveDie: {
    kind: 'ask',
    notation: moveNotation,
    answers: (table, _data, seat) => ALL.filter(move => isPossible(table, seat, move)),
    refuse(table, _data, { move, size, casino }) {
      if (casino === table.closed) return { why: 'closed', casino };
      return move === 'place' ? { why: 'no-die', size } : { why: 'no-die-there', casino, size };
    },
    resolve(table, _data, { move, size, casino }, seat, tell) {
      const fact = tell && ({ fact: 'moved', seat, move, casino, size } as const);
      if (move === 'place') enterFromSupply(table, casino, seat, ONE[size], fact, tell);
      else {
        addDice(table.supply, seat, ONE[size]);
        leave(table, casino, seat, ONE[size], fact, tell);
      }
    },
  },
};
