/** What one party wins at a casino. Parties are indices into the list of weights. */
export interface Share {
  readonly party: number;
  readonly note: number;
}

export interface Payout {
  /** Groups of parties with equal weights, which cancel each other out. */
  readonly ties: readonly (readonly number[])[];
  /** The parties that are left, most dice first. */
  readonly ranking: readonly number[];
  readonly shares: readonly Share[];
  /** Notes nobody wins, highest first. */
  readonly left: readonly number[];
}

/** Who wins what at a casino with these dice, in weight by party, and these notes, highest first. */
export function payout(weights: readonly number[], notes: readonly number[]): Payout {
  const ties: number[][] = [];
  const ranking: number[] = [];
  const heaviest = Math.max(...weights);
  for (let weight = heaviest; weight > 0; weight--) {
    const first = weights.indexOf(weight);
    if (first < 0) continue;
    if (weights.lastIndexOf(weight) === first) ranking.push(first);
    else ties.push([...weights.keys()].filter(party => weights[party] === weight));
  }
  const shares = ranking.slice(0, notes.length).map((party, place) => ({ party, note: notes[place] ?? 0 }));
  return { ties, ranking, shares, left: notes.slice(ranking.length) };
}

/** The notes that go back: left over, or won by a party that is only imagined; highest first. */
export const returnedNotes = ({ shares, left }: Payout, isImagined: (party: number) => boolean): number[] =>
  [...shares.filter(share => isImagined(share.party)).map(share => share.note), ...left].sort((a, b) => b - a);
