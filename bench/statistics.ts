export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  if (upper === undefined || lower === undefined) throw new Error('the median of nothing');
  return (lower + upper) / 2;
}

/** A mean with what is needed to compare it with another one. */
export interface Sample {
  readonly count: number;
  readonly mean: number;
  readonly deviation: number;
}

/** The sample of so many values with this sum and this sum of squares. */
export function sampleOf(count: number, sum: number, squares: number): Sample {
  const mean = sum / count;
  return { count, mean, deviation: Math.sqrt(Math.max(0, squares / count - mean ** 2)) };
}

/** The sample that results from putting several together. */
export function pool(samples: readonly Sample[]): Sample {
  const total = (value: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + sample.count * value(sample), 0);
  return sampleOf(
    total(() => 1),
    total(({ mean }) => mean),
    total(({ mean, deviation }) => mean ** 2 + deviation ** 2),
  );
}

/** How many standard errors lie between two means. */
export function distance(a: Sample, b: Sample): number {
  const error = Math.sqrt(a.deviation ** 2 / a.count + b.deviation ** 2 / b.count);
  return error === 0 ? (a.mean === b.mean ? 0 : Infinity) : Math.abs(a.mean - b.mean) / error;
}
