import { FIRST, SECOND, STAGES, type Model } from '@zaria/bots/railroad-ink/learned';
import type { Rng } from '@zaria/kit';

/** What a join over one square is worth of its four points, by rounds left; over more, this to the power of them. */
const DECAY = [0, 0.41, 0.47, 0.53, 0.59, 0.65, 0.71];
const BRIDGES = 7;
const SPECIAL = 3;

/** What is known before anything is learned: what joins and special routes left may bring. */
export function beginWeights({ sight, weights }: Model): void {
  for (let stage = 0; stage < STAGES; stage++) {
    const { bridge, specials } = sight.at;
    for (let length = 1; length <= BRIDGES; length++)
      weights[sight.count * stage + bridge + length - 1] = 4 * (DECAY[stage] ?? 0) ** length;
    for (let left = 0; left < 4; left++)
      weights[sight.count * stage + specials + left] = SPECIAL * Math.min(left, stage);
  }
}

const FINE = 1_000_000;
const even = (rng: Rng, most: number): number => most * ((2 * (rng.below(FINE) + 0.5)) / FINE - 1);

/** How far the first sums spread, of about forty features, and how far the second ones. */
const [ROW, BETWEEN] = [0.25, Math.sqrt(6 / FIRST)];

/** Layers at random, and a last one that says nothing yet: at first a board is worth what the weights say. */
export function beginNet({ net }: Model, rng: Rng): void {
  if (net === null) return;
  for (let at = 0; at < net.rows.length; at++) net.rows[at] = even(rng, ROW);
  for (let at = 0; at < FIRST * SECOND; at++) net.between[at] = even(rng, BETWEEN);
}
