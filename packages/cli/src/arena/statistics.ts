/** A mean with the intervals that hold it with 95% and 99% confidence. */
export interface Estimate {
  readonly mean: number;
  readonly ci95: readonly [low: number, high: number];
  readonly ci99: readonly [low: number, high: number];
}

export interface Sample extends Estimate {
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
}

/** Quantiles of the normal distribution for two-sided intervals. */
const Z95 = 1.959964;
const Z99 = 2.575829;

/**
 * Student's quantile from the normal one (Cornish and Fisher's expansion): good to two digits from five matches on, and
 * the same as the normal one for many.
 */
function studentQuantile(z: number, freedom: number): number {
  const first = (z ** 3 + z) / (4 * freedom);
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3);
  return z + first + second + third;
}

/** What a sample says of the distribution it comes from. One value tells nothing of its spread: any mean is possible. */
export function describeSample(values: readonly number[]): Sample {
  const count = values.length;
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = count < 2 ? 0 : Math.sqrt(squares / (count - 1));
  const interval = (z: number): readonly [number, number] => {
    const half = count < 2 ? Infinity : (studentQuantile(z, count - 1) * deviation) / Math.sqrt(count);
    return [mean - half, mean + half];
  };
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) [least, most] = [Math.min(least, value), Math.max(most, value)];
  return { mean, ci95: interval(Z95), ci99: interval(Z99), deviation, least, most };
}

/**
 * The mean of values between 0 and 1 with Wilson's intervals: those of a share. They stay between 0 and 1, and a share
 * of nothing is not taken for certain. Of matches that were played with the same dice, `block` in a row each, it counts
 * only what they really tell: never more than if they were independent.
 */
export function estimateShare(values: readonly number[], block = 1): Estimate {
  const mean = meanOf(values);
  const count = block === 1 ? values.length : independent(values, block, mean);
  const interval = (z: number): readonly [number, number] => {
    const weight = z ** 2 / count;
    const centre = (mean + weight / 2) / (1 + weight);
    const half = (Math.sqrt((mean * (1 - mean)) / count + weight / (4 * count)) * z) / (1 + weight);
    return [Math.max(centre - half, 0), Math.min(centre + half, 1)];
  };
  return { mean, ci95: interval(Z95), ci99: interval(Z99) };
}

/** With fewer blocks their spread is not known well enough: each counts as one match. */
const BLOCKS_TO_JUDGE = 10;

/** How many independent matches tell as much as these. */
function independent(values: readonly number[], block: number, mean: number): number {
  const blocks = Array.from({ length: Math.ceil(values.length / block) }, (_, at) =>
    meanOf(values.slice(at * block, (at + 1) * block)),
  );
  const { deviation } = describeSample(blocks);
  if (blocks.length < BLOCKS_TO_JUDGE || deviation === 0) return blocks.length;
  return Math.min(values.length, (mean * (1 - mean) * blocks.length) / deviation ** 2);
}

export const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
