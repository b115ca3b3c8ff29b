import type { Sight } from './sight.ts';

/*
 * What the weights of single features cannot tell, since it depends on several of them: two small layers, of which the
 * first sums up a row for each feature that is seen, and a last one by how many rounds are left.
 */
export const [FIRST, SECOND] = [32, 16];

export interface Net {
  /** How many features it does not look at: what surrounds single squares, which come first. */
  readonly skipped: number;
  /** `FIRST * (feature - skipped) + unit` */
  readonly rows: Float32Array;
  /** `FIRST * roundsLeft + unit` */
  readonly begin: Float32Array;
  /** `SECOND * unit of the first + unit of the second` */
  readonly between: Float32Array;
  readonly middle: Float32Array;
  /** `SECOND * roundsLeft + unit` */
  readonly last: Float32Array;
}

type Part = Exclude<keyof Net, 'skipped'>;

/** How many numbers each part has, in the order in which they are kept. */
export const partsOfNet = ({ count, patterns }: Sight, stages: number): { readonly [part in Part]: number } => ({
  rows: FIRST * (count - patterns.count),
  begin: FIRST * stages,
  between: FIRST * SECOND,
  middle: SECOND,
  last: SECOND * stages,
});

/** A net in numbers that are kept one part after the other. */
export function netOn(numbers: Float32Array, sight: Sight, stages: number): Net {
  const sizes = partsOfNet(sight, stages);
  let from = 0;
  const next = (part: Part): Float32Array => {
    from += sizes[part];
    return numbers.subarray(from - sizes[part], from);
  };
  return {
    skipped: sight.patterns.count,
    rows: next('rows'),
    begin: next('begin'),
    between: next('between'),
    middle: next('middle'),
    last: next('last'),
  };
}

/** What both layers made of the board that was judged last, before what is below zero is cut off. */
export const sums = { first: new Float64Array(FIRST), second: new Float64Array(SECOND) };
const offsets = new Int32Array(256);

/** What the net adds to a board that has these features. */
export function netWorth(net: Net, features: Uint16Array, count: number, roundsLeft: number): number {
  const { skipped, rows, begin, between, middle, last } = net;
  const { first, second } = sums;
  let looked = 0;
  for (let at = 0; at < count; at++) {
    const feature = features[at] as number;
    if (feature >= skipped) offsets[looked++] = FIRST * (feature - skipped);
  }
  for (let unit = 0; unit < FIRST; unit += 4) {
    const from = FIRST * roundsLeft + unit;
    let a = begin[from] as number;
    let b = begin[from + 1] as number;
    let c = begin[from + 2] as number;
    let d = begin[from + 3] as number;
    for (let at = 0; at < looked; at++) {
      const row = (offsets[at] as number) + unit;
      a += rows[row] as number;
      b += rows[row + 1] as number;
      c += rows[row + 2] as number;
      d += rows[row + 3] as number;
    }
    first[unit] = a;
    first[unit + 1] = b;
    first[unit + 2] = c;
    first[unit + 3] = d;
  }
  let active = 0;
  for (let unit = 0; unit < FIRST; unit++) if ((first[unit] as number) > 0) offsets[active++] = unit;
  let worth = 0;
  for (let to = 0; to < SECOND; to += 4) {
    let a = middle[to] as number;
    let b = middle[to + 1] as number;
    let c = middle[to + 2] as number;
    let d = middle[to + 3] as number;
    for (let at = 0; at < active; at++) {
      const unit = offsets[at] as number;
      const sum = first[unit] as number;
      const from = SECOND * unit + to;
      a += sum * (between[from] as number);
      b += sum * (between[from + 1] as number);
      c += sum * (between[from + 2] as number);
      d += sum * (between[from + 3] as number);
    }
    second[to] = a;
    second[to + 1] = b;
    second[to + 2] = c;
    second[to + 3] = d;
    const from = SECOND * roundsLeft + to;
    if (a > 0) worth += a * (last[from] as number);
    if (b > 0) worth += b * (last[from + 1] as number);
    if (c > 0) worth += c * (last[from + 2] as number);
    if (d > 0) worth += d * (last[from + 3] as number);
  }
  return worth;
}
