import { isSeat, type Seat } from '@zaria/kit';
import type { ByFace, LasVegasView } from './types.ts';

/** The dice somebody has thrown and not yet put down, by number. */
export interface Throw {
  readonly own: ByFace<number>;
  readonly white: ByFace<number>;
}

/** Whose turn it is; `null` while nobody plays. */
export function turnOf({ agenda }: LasVegasView): Seat | null {
  const frame = agenda.at(-1);
  const actor = frame?.step === 'dice' ? frame.data.seat : frame?.actor;
  return isSeat(actor) ? actor : null;
}

/** What lies in the middle; `null` before it is thrown. */
export function throwOf({ agenda }: LasVegasView): Throw | null {
  const frame = agenda.at(-1);
  return frame?.step === 'place' ? frame.data.rolled : null;
}
