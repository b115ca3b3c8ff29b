/** What is known of an action after trying it. */
export interface Tried {
  /** Its place in the list of actions. */
  readonly at: number;
  /** `-Infinity` where the budget did not reach it. */
  readonly mean: number;
  readonly samples: number;
}

export interface Trials {
  readonly actions: number;
  /** How many samples an action gets on average. */
  readonly samples: number;
  /** What is thought of the actions before they are tried, and as how many samples that counts. */
  readonly known?: { readonly samples: number; of(at: number): number };
  /** Tries an action in world `index` and says how well it went. */
  sample(at: number, index: number): number;
  /** Whether the budget allows another sample. */
  goesOn(): boolean;
}

/**
 * Sequential halving: every action gets the same samples, then the better half as many again, and so on, until two are
 * compared with all that is left. World `index` is the same for every action. Best first; those given up early come last.
 */
export function halving({ actions, samples, known, sample, goesOn }: Trials): readonly Tried[] {
  const totals = new Float64Array(actions);
  const counts = new Float64Array(actions);
  if (known !== undefined) {
    counts.fill(known.samples);
    for (let at = 0; at < actions; at++) totals[at] = known.samples * known.of(at);
  }
  const meanOf = (at: number): number => {
    const count = counts[at] as number;
    return count === 0 ? -Infinity : (totals[at] as number) / count;
  };
  const byMean = (a: number, b: number): number => (meanOf(a) === meanOf(b) ? a - b : meanOf(b) - meanOf(a));

  const alive = Array.from({ length: actions }, (_, at) => at);
  const givenUp: number[] = [];
  const rounds = Math.max(1, Math.ceil(Math.log2(actions)));
  let from = 0;
  for (let round = 0; round < rounds; round++) {
    const until = from + Math.max(1, Math.floor((samples * actions) / (alive.length * rounds)));
    for (let index = from; index < until && goesOn(); index++)
      for (const at of alive) {
        if (!goesOn()) break;
        totals[at] = (totals[at] as number) + sample(at, index);
        counts[at] = (counts[at] as number) + 1;
      }
    from = until;
    alive.sort(byMean);
    if (round < rounds - 1) givenUp.unshift(...alive.splice(Math.max(2, (alive.length + 1) >> 1)));
  }
  return [...alive, ...givenUp].map(at => ({ at, mean: meanOf(at), samples: counts[at] as number }));
}
