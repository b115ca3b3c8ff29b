import type { Ask } from '@zaria/kit';
import { FACES, byFace, type Face, type ReadonlyByFace } from '../../casinos/faces.ts';
import { DICE_AT, dieAtOr, type DieAt } from '../dieAt.ts';
import { ONE, removeDice, type LoneDie } from '../heap.ts';
import { award } from '../money.ts';
import { enter, leave } from '../moves.ts';
import { showing } from '../roll.ts';
import { ask, type Activation } from '../steps.ts';
import { tileOf, type Table } from '../table.ts';
import type { Tile } from './tile.ts';

/** By slot. */
const TRACK = [10, 20, 30, 40, 50, 60] as const;

export interface NiceDiceTile {
  readonly side: 'H1';
  slots: ReadonlyByFace<LoneDie | null>;
  /** The die that was pushed from its slot, until it lies at the casino. */
  out: LoneDie | null;
}

export interface NiceDiceSteps {
  /** A die of this turn's roll, by the number it shows: the `casino` of the answer. */
  'niceDice.slot': Ask<Activation, DieAt | 'no'>;
}

const NO_SLOTS = byFace(() => null);

/**
 * Whether the seat's turn left such a die to use: just placed here, or still in the roll. My Choice is the other side of
 * this tile, so the seat has placed here.
 */
function isInTurn({ casino: here, dice, rolled }: Activation, { size, casino: number }: DieAt): boolean {
  if (number === here) return dice[size] > 0;
  return rolled !== null && showing(rolled, number)[size] > 0;
}

/** A die on the slot is pushed out to the casino of its number, which must be open for it. */
const isFree = (table: Table, slot: Face): boolean => tileOf(table, 'H1').slots[slot] === null || slot !== table.closed;

const slottable = (table: Table, activation: Activation): readonly DieAt[] =>
  DICE_AT.filter(die => isInTurn(activation, die) && isFree(table, die.casino));

/** Tile H1. You may put one die of this turn's roll on the slot of its number; slots pay at payout. */
export const niceDice: Tile<NiceDiceTile, NiceDiceSteps> = {
  track: TRACK,
  fresh: () => ({ side: 'H1', slots: NO_SLOTS, out: null }),

  activate(table, _tile, activation, tell) {
    if (slottable(table, activation).length > 0) ask(table, 'niceDice.slot', activation.seat, activation);
    else tell?.({ fact: 'idle', side: 'H1' });
  },

  payout(table, { slots }, _winner, tell) {
    for (const face of FACES) {
      const die = slots[face];
      if (die !== null) award(table, die.seat, TRACK[face - 1] ?? 0, 'H1', tell);
    }
  },

  steps: {
    'niceDice.slot': {
      kind: 'ask',
      notation: dieAtOr('no'),
      answers: (table, activation) => ['no', ...slottable(table, activation)],
      refuse: (_table, activation, answer) =>
        answer === 'no' || !isInTurn(activation, answer)
          ? { why: 'not-this-turn' }
          : { why: 'slot-taken', slot: answer.casino },
      resolve(table, { casino: here }, answer, seat, tell) {
        if (answer === 'no') return tell?.({ fact: 'declined', seat, side: 'H1' });
        const { size, casino: slot } = answer;
        const tile = tileOf(table, 'H1');
        const out = tile.slots[slot];
        tile.out = out;
        tile.slots = { ...tile.slots, [slot]: { seat, size } };
        if (slot === here) leave(table, here, seat, ONE[size]);
        else removeDice(table.supply, seat, ONE[size]);
        tell?.({ fact: 'slotted', seat, slot, size });
        if (out === null) return;
        tile.out = null;
        const fact = tell && ({ fact: 'pushed', seat: out.seat, casino: slot, size: out.size } as const);
        enter(table, slot, out.seat, ONE[out.size], fact, tell);
      },
    },
  },
};
