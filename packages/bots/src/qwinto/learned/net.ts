import {
  BONUS_COUNT,
  FIELD_COUNT,
  NEVER_FULL,
  NEVER_TWO,
  NEVER_WHOLE,
  ROW_COUNT,
  SUMS,
  columnState,
  missing,
  rowState,
} from './paper.ts';

/*
 * What a sheet becomes, learned: from what stands on it and what the others' sheets say about the time that is left, by
 * one hidden layer, how many points it ends with and how likely it wins. Points are counted in tens inside the net.
 */

/** How many hidden units a net has, if nothing else is said. */
export const HIDDEN = 128;
export const TEN = 10;
/** Up to six players. */
export const MOST_SEATS = 6;
const MISTHROW_STATES = 4;

/* Where each kind of feature begins; exactly one of each kind is on, and one for every number on the sheet. */
const NUMBER_AT = 0;
export const MISTHROWS_AT = NUMBER_AT + FIELD_COUNT * (SUMS - 1);
export const MISSING_AT = MISTHROWS_AT + MISTHROW_STATES;
const ROW_AT = MISSING_AT + NEVER_TWO + 1;
const COLUMN_AT = ROW_AT + ROW_COUNT * (NEVER_FULL + 1);
const RIVAL_MISSING_AT = COLUMN_AT + BONUS_COUNT * (NEVER_WHOLE + 1);
const RIVAL_MISTHROWS_AT = RIVAL_MISSING_AT + NEVER_TWO + 1;
const SEATS_AT = RIVAL_MISTHROWS_AT + MISTHROW_STATES;
const TURNS_AT = SEATS_AT + MOST_SEATS;
export const FEATURES = TURNS_AT + MOST_SEATS;

/** How many features are on at most: what a sample has room for. */
export const MOST_ON = FIELD_COUNT + 2 + ROW_COUNT + BONUS_COUNT + 4;

/** By the fields missing to the end: how much a lead of ten points is worth. */
export const PHASES = NEVER_TWO + 1;

/** How many weights a net with so many hidden units has. */
export const weightsWith = (hidden: number): number => FEATURES * hidden + hidden + 3 * (hidden + 1) + PHASES;
export const WEIGHTS = weightsWith(HIDDEN);

/** The weights, and each layer's part of them. */
export interface Net {
  readonly weights: Float32Array;
  /** How many hidden units. */
  readonly hidden: number;
  /** By feature and hidden unit. */
  readonly first: Float32Array;
  readonly bias: Float32Array;
  /** By hidden unit, and last a constant. */
  readonly points: Float32Array;
  readonly wins: Float32Array;
  /** What a lead of ten points is worth with such a sheet, beside what it is at that time. */
  readonly leads: Float32Array;
  readonly steep: Float32Array;
}

export function netOf(weights: Float32Array): Net {
  const hidden = (weights.length - 3 - PHASES) / (FEATURES + 4);
  if (!Number.isInteger(hidden)) throw new Error(`no net has ${weights.length} weights`);
  let at = 0;
  const part = (size: number): Float32Array => weights.subarray(at, (at += size));
  return {
    weights,
    hidden,
    first: part(FEATURES * hidden),
    bias: part(hidden),
    points: part(hidden + 1),
    wins: part(hidden + 1),
    leads: part(hidden + 1),
    steep: part(PHASES),
  };
}

export const numberFeature = (field: number, sum: number): number => NUMBER_AT + field * (SUMS - 1) + sum - 1;
export const rowFeature = (row: number, state: number): number => ROW_AT + row * (NEVER_FULL + 1) + state;
export const columnFeature = (bonus: number, state: number): number => COLUMN_AT + bonus * (NEVER_WHOLE + 1) + state;

/** What a sheet's future depends on beside the sheet. */
export interface Surroundings {
  seats: number;
  /** The fewest fields that another is missing to two full rows, and the most misthrows of another. */
  rivalMissing: number;
  rivalMisthrows: number;
  /** How many turns of others come before the next own one. */
  turns: number;
}

/** Writes down which features are on, and gives their number. */
export function featuresOf(
  numbers: Uint8Array,
  misthrows: number,
  { seats, rivalMissing, rivalMisthrows, turns }: Surroundings,
  on: Int16Array,
): number {
  let count = 0;
  for (let field = 0; field < FIELD_COUNT; field++)
    if (numbers[field] !== 0) on[count++] = numberFeature(field, numbers[field] as number);
  const one = rowState(numbers, 0);
  const two = rowState(numbers, 1);
  const three = rowState(numbers, 2);
  on[count++] = MISTHROWS_AT + misthrows;
  on[count++] = MISSING_AT + missing(one, two, three);
  on[count++] = rowFeature(0, one);
  on[count++] = rowFeature(1, two);
  on[count++] = rowFeature(2, three);
  for (let bonus = 0; bonus < BONUS_COUNT; bonus++) on[count++] = columnFeature(bonus, columnState(numbers, bonus));
  on[count++] = RIVAL_MISSING_AT + rivalMissing;
  on[count++] = RIVAL_MISTHROWS_AT + Math.min(rivalMisthrows, MISTHROW_STATES - 1);
  on[count++] = SEATS_AT + seats - 1;
  on[count++] = TURNS_AT + turns;
  return count;
}

/** The hidden layer before it is cut off at zero. */
export function hiddenOf(
  { first, bias, hidden: units }: Net,
  on: Int16Array,
  count: number,
  hidden: Float32Array,
): void {
  hidden.set(bias);
  for (let i = 0; i < count; i++) {
    const at = (on[i] as number) * units;
    for (let unit = 0; unit < units; unit++) hidden[unit] = (hidden[unit] as number) + (first[at + unit] as number);
  }
}

/** What a layer of weights makes of the hidden one. */
export function outputOf(layer: Float32Array, hidden: Float32Array): number {
  const units = hidden.length;
  let sum = 0;
  for (let unit = 0; unit < units; unit++) {
    const x = hidden[unit] as number;
    // Twice what is above zero, without a branch that nobody can foresee.
    sum += (x + Math.abs(x)) * (layer[unit] as number);
  }
  return sum / 2 + (layer[units] as number);
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** How soon the game may end, for the worth of a lead. */
export const phaseOf = (own: number, rival: number): number => Math.min(own, rival);

/** Several rivals are as good as one who is somewhat better than the best of them. In tens of points. */
const RIVAL_SPREAD = 0.8;
export function rivalsAsOne(points: Float64Array, count: number): number {
  let best = -Infinity;
  for (let i = 0; i < count; i++) best = Math.max(best, points[i] as number);
  if (count < 2) return best;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.exp(((points[i] as number) - best) / RIVAL_SPREAD);
  return best + RIVAL_SPREAD * Math.log(sum);
}
