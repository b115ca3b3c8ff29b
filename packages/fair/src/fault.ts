import { fail, type Result } from '@zaria/kit';

/** Why a record's dice are refused, in the order in which a verifier looks. */
export const CHAINED_REASONS = [
  'text',
  'shape',
  'version',
  'row',
  'draw-unasked',
  'draw-missing',
  'draw-shape',
  'draw-number',
  'draw-purpose',
  'draw-seats',
  'chain-list',
  'chain',
  'host',
  'draw-values',
  'receipt',
] as const;
export type ChainedReason = (typeof CHAINED_REASONS)[number];

/** Where in the record and why. It quotes nothing of the record. */
export interface ChainedFault {
  /** "start.seats", "dice.chains[0]", "log[17]". */
  readonly at: string;
  readonly why: ChainedReason;
}

export const refuse = (at: string, why: ChainedReason): Result<never, ChainedFault> => fail({ at, why });
