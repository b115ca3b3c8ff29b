import { median } from '../../bench/statistics.ts';

/** A value at a moment, in hours. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

/** How something rises in an hour: in the middle of all pairs of points, and an interval that holds it with 95 %. */
export interface Slope {
  readonly perHour: number;
  readonly low: number;
  readonly high: number;
  /** The middle of all values. */
  readonly middle: number;
}

/** What comes close together is alike: an interval is worked out from so many points, each the middle of some. */
const BLOCKS = 20;
const NORMAL_95 = 1.96;

/** Theil and Sen's: no single value moves it, as a full collection of garbage would move a line of least squares. */
export function slopeOf(points: readonly Point[]): Slope | null {
  const blocks = blocksOf(points);
  const n = blocks.length;
  if (n < 3) return null;
  const slopes = blocks.flatMap((one, i) =>
    blocks.slice(i + 1).map(other => (other.value - one.value) / (other.at - one.at)),
  );
  slopes.sort((a, b) => a - b);
  const width = NORMAL_95 * Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18);
  const nth = (place: number): number =>
    slopes[Math.max(0, Math.min(slopes.length - 1, Math.round(place)))] ?? Number.NaN;
  return {
    perHour: median(slopes),
    low: nth((slopes.length - width) / 2),
    high: nth((slopes.length + width) / 2 - 1),
    middle: median(points.map(({ value }) => value)),
  };
}

function blocksOf(points: readonly Point[]): readonly Point[] {
  const count = Math.min(BLOCKS, points.length);
  return Array.from({ length: count }, (_, block) => {
    const part = points.slice((block * points.length) / count, ((block + 1) * points.length) / count);
    return { at: median(part.map(({ at }) => at)), value: median(part.map(({ value }) => value)) };
  });
}

const HOURS_TO_DOUBLE = 24;

/**
 * Flat is what does not rise beyond doubt, or so slowly that it alone would not double the whole process within a day: what
 * is less cannot be told from chance in half an hour.
 */
export const isLevel = ({ perHour, low, middle }: Slope, whole = middle): boolean =>
  low <= 0 || perHour <= whole / HOURS_TO_DOUBLE;

/** What is counted comes and goes a little with people who end a match and begin another. */
const [SHARE, FEW] = [0.02, 8];

/** A count is flat if it is no higher in the second half than in the first, but for that. */
export function isSteady(counts: readonly number[]): boolean {
  const half = counts.length >> 1;
  if (half === 0) return true;
  const [before, after] = [median(counts.slice(0, half)), median(counts.slice(half))];
  return after <= before * (1 + SHARE) + FEW;
}
