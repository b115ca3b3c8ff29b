import { STAGES, type Model } from '@zaria/bots/railroad-ink/learned';
import type { Rng } from '@zaria/kit';
import type { Example } from './self-play.ts';

/* Adam, on examples in small batches. */
const [BETA_1, BETA_2, EPSILON] = [0.9, 0.999, 1e-8] as const;
export const BATCH = 128;
/** An example pulls no harder than one that is out by so many points. */
const MOST_OUT = 8;

export interface Descent {
  /** How far it has come, beside the weights: two numbers for each of them. */
  readonly memory: Float32Array;
  steps: number;
  /** Goes over so many batches drawn from the examples; says by how much it was out. */
  learn(examples: readonly Example[], batches: number, rate: number, rng: Rng): number;
}

export function descentOf({ weights, sight }: Model): Descent {
  const slope = new Float32Array(weights.length);
  const memory = new Float32Array(2 * weights.length);
  const [mean, square] = [memory.subarray(0, weights.length), memory.subarray(weights.length)];

  /** Says by how much it was out. */
  function take({ features, stage, worth }: Example): number {
    const offset = sight.count * stage;
    let value = 0;
    for (const feature of features) value += weights[offset + feature] as number;
    const out = value - worth;
    const pull = Math.max(-MOST_OUT, Math.min(MOST_OUT, out)) / BATCH;
    for (const feature of features) slope[offset + feature] = (slope[offset + feature] as number) + pull;
    return out;
  }

  function step(steps: number, rate: number): void {
    const size = (rate * Math.sqrt(1 - BETA_2 ** steps)) / (1 - BETA_1 ** steps);
    for (let at = 0; at < weights.length; at++) {
      const pull = slope[at] as number;
      const m = (mean[at] as number) * BETA_1 + pull * (1 - BETA_1);
      const s = (square[at] as number) * BETA_2 + pull * pull * (1 - BETA_2);
      mean[at] = m;
      square[at] = s;
      if (m !== 0) weights[at] = (weights[at] as number) - (size * m) / (Math.sqrt(s) + EPSILON);
    }
    slope.fill(0);
  }

  const descent: Descent = {
    memory,
    steps: 0,
    learn(examples, batches, rate, rng) {
      let squares = 0;
      for (let batch = 0; batch < batches; batch++) {
        for (let at = 0; at < BATCH; at++) squares += take(examples[rng.below(examples.length)] as Example) ** 2;
        step(++descent.steps, rate);
      }
      return Math.sqrt(squares / (batches * BATCH));
    },
  };
  return descent;
}

/** What a join over one square is worth of its four points, by rounds left; over more, this to the power of them. */
const DECAY = [0, 0.41, 0.47, 0.53, 0.59, 0.65, 0.71];
const BRIDGES = 7;
const SPECIAL = 3;

/** What is known before anything is learned: what joins and special routes left may bring. */
export function beginWith({ sight, weights }: Model): void {
  for (let stage = 0; stage < STAGES; stage++) {
    const { bridge, specials } = sight.at;
    for (let length = 1; length <= BRIDGES; length++)
      weights[sight.count * stage + bridge + length - 1] = 4 * (DECAY[stage] ?? 0) ** length;
    for (let left = 0; left < 4; left++)
      weights[sight.count * stage + specials + left] = SPECIAL * Math.min(left, stage);
  }
}
