/** What one party wins at a casino. Parties are indices into the list of weights. */
interface Share {
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
  for (let weight = heaviest(weights); weight > 0; weight--) {
    const first = weights.indexOf(weight);
    if (first < 0) continue;
    if (weights.lastIndexOf(weight) === first) ranking.push(first);
    else ties.push(partiesWith(weights, weight));
  }
  const shares = ranking.slice(0, notes.length).map((party, place) => ({ party, note: notes[place] ?? 0 }));
  return { ties, ranking, shares, left: notes.slice(ranking.length) };
}

const heaviest = (weights: readonly number[]): number => weights.reduce((most, weight) => Math.max(most, weight), 0);

function partiesWith(weights: readonly number[], weight: number): number[] {
  const parties: number[] = [];
  for (let party = 0; party < weights.length; party++) if (weights[party] === weight) parties.push(party);
  return parties;
}

/** The notes that go back: left over, or won by a party that is only imagined; highest first. */
export function returnedNotes({ shares, left }: Payout, isImagined: (party: number) => boolean): readonly number[] {
  const won = shares.filter(share => isImagined(share.party)).map(share => share.note);
  return won.length === 0 ? left : [...won, ...left].sort((a, b) => b - a);
}
