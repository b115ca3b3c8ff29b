import { isSeat, questionOn, type Seat } from '@zaria/kit';
import { FACES, type ByFace, type Face } from '../casinos/lying.ts';
import type { Action, LasVegasView } from './types.ts';

/** The dice somebody has thrown and not yet put down, by number. */
export interface Throw {
  readonly own: ByFace<number>;
  readonly white: ByFace<number>;
}

/** Whose turn it is; `null` while nobody plays. */
export function turnOf(view: LasVegasView): Seat | null {
  const frame = questionOn(view);
  const actor = frame?.step === 'dice' ? frame.data.seat : frame?.actor;
  return isSeat(actor) ? actor : null;
}

/** What lies in the middle; `null` before it is thrown. */
export function throwOf(view: LasVegasView): Throw | null {
  const frame = questionOn(view);
  return frame?.step === 'place' ? frame.data.rolled : null;
}

/** The casinos that may be chosen. */
export const facesIn = (legal: readonly Action[]): readonly Face[] =>
  FACES.filter(face => legal.some(action => action.step === 'place' && action.answer === face));
