import { fail, ok, type Result } from '@zaria/kit';

export type PositionScore = { readonly total: number };

export type PositionFault = { readonly at: 'points'; readonly why: 'points-range' };

/** `{ "game": "pig", "points": 42 }`: the points that are safe. */
export const scorePosition = ({ points }: Readonly<Record<string, unknown>>): Result<PositionScore, PositionFault> =>
  typeof points === 'number' && Number.isInteger(points) && points >= 0
    ? ok({ total: points })
    : fail({ at: 'points', why: 'points-range' });
