import {
  EMPTY,
  misfit,
  type Colour,
  type Field,
  type Misfit,
  type QwintoView,
  type SheetView,
} from '@zaria/games/qwinto';
import { isDone, questionOn, type Seat } from '@zaria/kit';

/** Why nothing can be written into a field now: the rules' reasons, and what lies before them. */
export type Hindrance =
  | { readonly why: 'other' | 'over' | 'decided' | 'not-yet' | 'dead' | 'occupied' | 'nothing' }
  | { readonly why: 'colour'; readonly colour: Colour }
  | { readonly why: 'larger' | 'smaller'; readonly number: number; readonly other: number; readonly against: Field }
  | { readonly why: 'column'; readonly number: number; readonly against: Field };

/** `isOwn`: whether whoever asks may write on that seat's sheet at all. */
export function hindranceAt(view: QwintoView, seat: Seat, field: Field, isOwn: boolean): Hindrance {
  const sheet = view.sheets[seat];
  if (sheet === undefined || !isOwn) return { why: 'other' };
  if (sheet.numbers[field] !== EMPTY) return { why: 'occupied' };
  if (sheet.dead.includes(field)) return { why: 'dead' };
  if (view.agenda.length === 0) return { why: 'over' };
  const frame = questionOn(view);
  if (frame?.step !== 'write') return { why: 'not-yet' };
  if (isDone(frame, seat)) return { why: 'decided' };
  const { dice, number } = frame.data.roll;
  const reason = misfit(sheet, field, number, dice);
  return reason === null ? { why: 'nothing' } : told(reason, sheet, field, number);
}

function told(reason: Misfit, { numbers }: SheetView, field: Field, number: number): Hindrance {
  switch (reason.why) {
    case 'colour-not-rolled':
      return { why: 'colour', colour: reason.colour };
    case 'not-rising': {
      const { against } = reason;
      return { why: against < field ? 'larger' : 'smaller', number, other: numbers[against], against };
    }
    case 'repeats-in-column':
      return { why: 'column', number, against: reason.against };
    case 'occupied':
      return { why: 'occupied' };
    case 'out-of-range':
      throw new Error('dice have made a number that is none');
  }
}
