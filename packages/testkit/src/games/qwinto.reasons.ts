import { COLUMN_OF, EMPTY, HIGHEST, colourOf, type Field, type QwintoShape } from '@zaria/games/qwinto';
import { questionOn, type Seat } from '@zaria/kit';
import { forgotten, type Reasons, type Wrong } from './reason.ts';

type Wrongly = Wrong<QwintoShape>;

function rollOf({ state }: Wrongly): {
  readonly active: Seat;
  readonly dice: readonly string[];
  readonly number: number;
} {
  const frame = questionOn(state);
  if (frame?.step !== 'write') throw new Error('nobody is asked to write');
  return { active: frame.data.seat, dice: frame.data.roll.dice, number: frame.data.roll.number };
}

/** The field that was meant; none, if it was no field. */
const fieldOf = ({ action }: Wrongly): Field | null =>
  action.step === 'write' && typeof action.answer === 'number' ? action.answer : null;

const numberIn = ({ state, seat }: Wrongly, field: Field): number => state.sheets[seat].numbers[field];

const truths: Reasons<QwintoShape>['truths'] = {
  'not-active': (_reason, wrong) => wrong.action.answer === 'misthrow' && wrong.seat !== rollOf(wrong).active,
  'misthrow-due': (_reason, wrong) => wrong.action.answer === 'pass' && wrong.seat === rollOf(wrong).active,
  'out-of-range': (_reason, wrong) => rollOf(wrong).number > HIGHEST,
  'colour-not-rolled'({ colour }, wrong) {
    const field = fieldOf(wrong);
    return field !== null && colourOf(field) === colour && !rollOf(wrong).dice.includes(colour);
  },
  occupied: ({ against }, wrong) => fieldOf(wrong) === against && numberIn(wrong, against) !== EMPTY,
  'not-rising'({ against }, wrong) {
    const field = fieldOf(wrong);
    if (field === null || colourOf(field) !== colourOf(against) || numberIn(wrong, against) === EMPTY) return false;
    const [there, here] = [numberIn(wrong, against), rollOf(wrong).number];
    return against < field ? there >= here : against > field && there <= here;
  },
  'repeats-in-column'({ against, column }, wrong) {
    const field = fieldOf(wrong);
    if (field === null || field === against || COLUMN_OF[field] !== column) return false;
    return COLUMN_OF[against] === column && numberIn(wrong, against) === rollOf(wrong).number;
  },
};

export const qwintoReasons = forgotten<QwintoShape>({
  without: ['roll', 'result'],
  // Dice cannot throw such a number; a position written by hand can name one.
  elsewhere: ['out-of-range'],
  truths,
});
