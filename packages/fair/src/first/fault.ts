import { fail, type Result } from '@zaria/kit';

/** Why a record's dice are refused. */
export const FAIR_REASONS = [
  // The record cannot be read.
  'record-wrong',
  'version-unknown',
  'field-missing',
  'field-wrong',
  'field-unknown',
  // Who took part.
  'seat-unknown',
  'seats-order',
  'seat-uncommitted',
  'seat-twice',
  'seat-unaccounted',
  // What was fixed before the first move.
  'start-differs',
  'start-wrong',
  'seed-not-shown',
  'commit-differs',
  // The log.
  'row-wrong',
  'draw-missing',
  'draw-unasked',
  'draw-wrong',
  'draw-number',
  'draw-purpose',
  'draw-values',
] as const;
export type FairReason = (typeof FAIR_REASONS)[number];

/** Where in the record and why. It quotes nothing of the record: there may be a seed in it. */
export interface FairFault {
  /** "fairness.reveals[0]", "options", "log[17]". */
  readonly at: string;
  readonly why: FairReason;
}

export const refuse = (at: string, why: FairReason): Result<never, FairFault> => fail({ at, why });
