import type { Face } from './faces.ts';
import { payout } from './payout.ts';

/** Who would win what at a casino, and who would win nothing because another party is as strong. */
export interface Prospects<Party> {
  readonly winning: readonly { readonly party: Party; readonly note: number }[];
  readonly level: readonly Party[];
}

/** For a casino with these dice, in weight by party, and these notes, highest first. */
export function prospects<Party>(
  weights: readonly number[],
  notes: readonly number[],
  partyAt: (index: number) => Party,
): Prospects<Party> {
  const { shares, ties } = payout(weights, notes);
  return {
    winning: shares.map(({ party, note }) => ({ party: partyAt(party), note })),
    level: ties.flat().map(partyAt),
  };
}

/**
 * What would come of putting dice on a casino. Only that casino is looked at, as it would be before a payout, so the
 * last dice of a round are foreseen like any others.
 */
export interface Outlook<CasinoView> {
  readonly casino: Face;
  /** How many dice would go there. */
  readonly dice: number;
  /** The casino with them. */
  readonly after: CasinoView;
  /** How much more than now each seat would win there, in thousands. */
  readonly gains: readonly number[];
}
