import { FIRST, SECOND, STAGES, netOn, netWorth, sums, type Model } from '@zaria/bots/railroad-ink/learned';
import type { Rng } from '@zaria/kit';
import type { Example } from './self-play.ts';

/* Adam, on examples in small batches. */
const [BETA_1, BETA_2, EPSILON] = [0.9, 0.999, 1e-8] as const;
export const BATCH = 128;
/** An example pulls no harder than one that is out by so many points. */
const MOST_OUT = 8;

/** How fast the weights are learned, and how fast the net. */
interface Rates {
  readonly weights: number;
  readonly net: number;
}

export interface Descent {
  /** How far it has come, beside what is learned: two numbers for each of those. */
  readonly memory: Float32Array;
  steps: number;
  /** By how much it is out, without learning from it. */
  judge(examples: readonly Example[]): number;
  /** Goes over so many batches drawn from the examples. */
  learn(examples: readonly Example[], batches: number, rates: Rates, rng: Rng): void;
}

export function descentOf({ learned, weights, net, sight }: Model): Descent {
  const slope = new Float32Array(learned.length);
  const memory = new Float32Array(2 * learned.length);
  const [mean, square] = [memory.subarray(0, learned.length), memory.subarray(learned.length)];
  const netSlope = net === null ? null : netOn(slope.subarray(weights.length), sight, STAGES);
  const pulls = new Float64Array(SECOND);

  /** Of the example judged last: what the net's part of a pull does to it. */
  function pullNet({ features, stage }: Example, pull: number): void {
    if (net === null || netSlope === null) return;
    const { first, second } = sums;
    const from = SECOND * stage;
    for (let unit = 0; unit < SECOND; unit++) {
      const sum = second[unit] as number;
      pulls[unit] = sum > 0 ? pull * (net.last[from + unit] as number) : 0;
      netSlope.middle[unit] = (netSlope.middle[unit] as number) + (pulls[unit] as number);
      if (sum > 0) netSlope.last[from + unit] = (netSlope.last[from + unit] as number) + pull * sum;
    }
    for (let unit = 0; unit < FIRST; unit++) {
      const sum = first[unit] as number;
      if (sum <= 0) continue;
      let back = 0;
      for (let to = 0, at = SECOND * unit; to < SECOND; to++, at++) {
        const pulled = pulls[to] as number;
        back += pulled * (net.between[at] as number);
        netSlope.between[at] = (netSlope.between[at] as number) + pulled * sum;
      }
      const begin = FIRST * stage + unit;
      netSlope.begin[begin] = (netSlope.begin[begin] as number) + back;
      for (const feature of features) {
        if (feature < net.skipped) continue;
        const row = FIRST * (feature - net.skipped) + unit;
        netSlope.rows[row] = (netSlope.rows[row] as number) + back;
      }
    }
  }

  function outBy({ features, stage, worth }: Example): number {
    const offset = sight.count * stage;
    let value = 0;
    for (const feature of features) value += weights[offset + feature] as number;
    if (net !== null) value += netWorth(net, features, features.length, stage);
    return value - worth;
  }

  function take(example: Example): void {
    const { features, stage } = example;
    const out = outBy(example);
    const pull = Math.max(-MOST_OUT, Math.min(MOST_OUT, out)) / BATCH;
    const offset = sight.count * stage;
    for (const feature of features) slope[offset + feature] = (slope[offset + feature] as number) + pull;
    pullNet(example, pull);
  }

  function step(steps: number, rates: Rates): void {
    const size = Math.sqrt(1 - BETA_2 ** steps) / (1 - BETA_1 ** steps);
    for (let at = 0; at < learned.length; at++) {
      const pull = slope[at] as number;
      const m = (mean[at] as number) * BETA_1 + pull * (1 - BETA_1);
      const s = (square[at] as number) * BETA_2 + pull * pull * (1 - BETA_2);
      mean[at] = m;
      square[at] = s;
      const rate = at < weights.length ? rates.weights : rates.net;
      if (m !== 0) learned[at] = (learned[at] as number) - (rate * size * m) / (Math.sqrt(s) + EPSILON);
    }
    slope.fill(0);
  }

  const descent: Descent = {
    memory,
    steps: 0,
    judge: examples => Math.sqrt(examples.reduce((sum, example) => sum + outBy(example) ** 2, 0) / examples.length),
    learn(examples, batches, rates, rng) {
      for (let batch = 0; batch < batches; batch++) {
        for (let at = 0; at < BATCH; at++) take(examples[rng.below(examples.length)] as Example);
        step(++descent.steps, rates);
      }
    },
  };
  return descent;
}
