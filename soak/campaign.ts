/** Things counted on the way; tallies of several processes are added up. */
export type Tally = Readonly<Record<string, number>>;

/** Something checked many more times than the tests have time for. */
export interface Campaign {
  readonly summary: string;
  /** What is counted: "matches". */
  readonly unit: string;
  /** How many, unless the caller says otherwise. */
  readonly size: number;
  /** How many where all campaigns are run, one after the other: for each some minutes at most. */
  readonly short: number;
  /** Checks one, from its seed; throws, with all that is needed to see it again, where something is wrong. */
  run(seed: string): Tally | Promise<Tally>;
  /** What the sum of all tallies says, line by line. Throws if it shows a fault. */
  report(total: Tally, count: number): readonly string[];
}

export const add = (a: Tally, b: Tally): Tally => {
  const sum: Record<string, number> = { ...a };
  for (const [key, value] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + value;
  return sum;
};
