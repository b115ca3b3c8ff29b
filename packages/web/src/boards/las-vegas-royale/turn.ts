import { isSeat, questionOn, type Seat } from '@zaria/kit';
import { FACES, type Face } from '../casinos/lying.ts';
import type { RoyaleView, TileView } from './types.ts';

/** Whose turn it is; `null` while nobody plays. */
export function turnOf(view: RoyaleView): Seat | null {
  const frame = questionOn(view);
  if (frame === null) return null;
  if (isSeat(frame.actor)) return frame.actor;
  if (frame.step === 'myChoice.dice' || frame.step === 'activate') return frame.data.seat;
  const data: object = frame.data;
  return 'seat' in data && frame.step !== 'turn' ? (data.seat as Seat) : null;
}

/** Dice that somebody has thrown and not yet put down. */
export type Throw = Extract<NonNullable<RoyaleView['agenda'][number]>, { readonly step: 'place' }>['data']['rolled'];

/** What lies on the felt; `null` before it is thrown. */
export function throwOf(view: RoyaleView): Throw | null {
  const frame = questionOn(view);
  return frame?.step === 'place' ? frame.data.rolled : null;
}

/** How many dice of a throw show the number. */
export const showing = ({ small, big }: Throw, face: Face): { readonly small: number; readonly big: number } => ({
  small: small[face],
  big: big === face ? 1 : 0,
});

/** The casino beside which the tile lies; `null`: it is not in play. */
export const casinoOf = ({ casinos }: RoyaleView, side: TileView['side']): Face | null =>
  FACES.find(face => casinos[face].tile?.side === side) ?? null;
