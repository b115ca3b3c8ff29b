import type { Expansion } from '@zaria/games/railroad-ink';
import { look, seen, sightFor, type Left, type Sight } from './features.ts';
import type { Grid } from './grid.ts';

/** Rounds that may be left after one, and one more for none. */
export const STAGES = 7;

/** What a board is worth beyond its score: a weight for each feature, by how many rounds are left. */
export interface Model {
  readonly sight: Sight;
  /** `sight.count * roundsLeft + feature` */
  readonly weights: Float32Array;
}

export const newModel = (expansion: Expansion): Model => {
  const sight = sightFor(expansion);
  return { sight, weights: new Float32Array(STAGES * sight.count) };
};

/** What a board is worth that is drawn on with `left` to go in this round and so many rounds after it. */
export function valueOf({ sight, weights }: Model, grid: Grid, left: Left, roundsLeft: number): number {
  look(sight, grid, left);
  if (roundsLeft === 0 && left.dice === 0) return seen.points;
  const { features, count } = seen;
  const offset = sight.count * roundsLeft;
  let worth = seen.points;
  for (let at = 0; at < count; at++) worth += weights[offset + (features[at] as number)] as number;
  return worth;
}
