import { fail, ok, type Result } from '@zaria/kit';

/** Why a position cannot be scored. */
export interface PositionFault {
  readonly at: string;
  readonly why: 'scores-shape';
}

/** The most points; a type rather than an interface: it is printed as JSON. */
export type PositionScore = { readonly best: number };

const isScore = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Scores a table written by hand: `{"scores":[42,17]}`. */
export function scorePosition({ scores }: Readonly<Record<string, unknown>>): Result<PositionScore, PositionFault> {
  if (!Array.isArray(scores) || scores.length === 0 || !scores.every(isScore))
    return fail({ at: 'scores', why: 'scores-shape' });
  return ok({ best: Math.max(...scores) });
}
