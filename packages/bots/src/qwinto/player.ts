import type { QwintoShape, QwintoView, Sheet } from '@zaria/games/qwinto';
import { questionOn, type Seat } from '@zaria/kit';
import type { Bot, Considered } from '../bot.ts';
import { blurred } from './blur.ts';
import { handOf } from './hand.ts';
import { bitsOf } from './learned/dice.ts';
import { NOTHING } from './learned/reader.ts';
import { sheetsOf } from './learned/sheets.ts';
import { notesOn } from './notes.ts';
import { USUAL, valueOf, type Value } from './value.ts';

type Action = QwintoShape['action'];

export interface Manner {
  /** How a sheet is judged, if not by the usual guess. */
  readonly value?: Value;
  /** How far it is out when it compares, in points. */
  readonly blur: number;
}

/**
 * Works out its whole turn: every throw, every second throw and every field, by a hand-made guess of what a sheet is
 * worth. Weaker ones are out by some points when they compare.
 */
export function qwintoPlayer(id: string, { value = valueOf(USUAL), blur }: Manner): Bot<QwintoShape> {
  const hand = handOf(value);

  /** Every action with what it is worth. */
  function weigh(view: QwintoView, seat: Seat, legal: readonly Action[]): readonly Considered<Action>[] {
    const question = questionOn(view);
    const roll = question?.step === 'write' || question?.step === 'result' ? question.data.roll : null;
    const [dice, sum] = roll === null ? [0, 0] : [bitsOf(roll.dice), roll.number];
    hand.look(sheetsOf(view), seat);
    if (question?.step !== 'write') hand.ponder();
    const throwing = (worth: number): Omit<Considered<Action>, 'plan'> => ({
      worth,
      result: worth,
      expects: { sheet: worth },
    });
    return legal.map((action): Considered<Action> => {
      const plan = [action];
      if (action.step === 'roll') return { plan, ...throwing(hand.thrownTwice(bitsOf(action.answer))) };
      if (action.step === 'result')
        return { plan, ...throwing(action.answer === 'keep' ? hand.standing(dice, sum) : hand.thrown(dice)) };
      const field = typeof action.answer === 'number' ? action.answer : NOTHING;
      const worth = hand.written(field, sum);
      const notes = field === NOTHING ? [] : notesOn(view.sheets[seat] as Sheet, field, sum);
      return { plan, worth, result: worth, expects: { ...hand.parts(field, sum) }, notes };
    });
  }

  const consider: Required<Bot<QwintoShape>>['consider'] = ({ view, legal }, seat, _budget, rng) =>
    blurred(weigh(view, seat, legal), blur, rng);
  return {
    id,
    version: 2,
    nodes: 0,
    decide: (follower, seat, budget, rng) => consider(follower, seat, budget, rng)[0]?.plan ?? [],
    consider,
  };
}
