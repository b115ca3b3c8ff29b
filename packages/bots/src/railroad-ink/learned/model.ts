import type { Expansion } from '@zaria/games/railroad-ink';
import { look, seen, type Left } from './features.ts';
import type { Grid } from './grid.ts';
import { netOn, netWorth, partsOfNet, type Net } from './net.ts';
import { sightFor, type Sight } from './sight.ts';

/** Rounds that may be left after one, and one more for none. */
export const STAGES = 7;

/** What a board is worth beyond its score: a weight for each feature, by how many rounds are left, and a net. */
export interface Model {
  readonly sight: Sight;
  /** All that is learned: the weights, and behind them the net. */
  readonly learned: Float32Array;
  /** `sight.count * roundsLeft + feature` */
  readonly weights: Float32Array;
  /** `null`: the weights are all there is. */
  readonly net: Net | null;
}

export function newModel(expansion: Expansion, hasNet: boolean): Model {
  const sight = sightFor(expansion);
  const weights = STAGES * sight.count;
  const rest = hasNet ? Object.values(partsOfNet(sight, STAGES)).reduce((sum, size) => sum + size, 0) : 0;
  const learned = new Float32Array(weights + rest);
  return {
    sight,
    learned,
    weights: learned.subarray(0, weights),
    net: hasNet ? netOn(learned.subarray(weights), sight, STAGES) : null,
  };
}

/** The net moves no board by more than this, but for one in many: farther behind, it is not asked. */
const MOST_MOVED = 2;

/**
 * What a board is worth that is drawn on with `left` to go in this round and so many rounds after it. One that is worth
 * clearly less than `atLeast` is judged by the weights alone.
 */
export function valueOf(
  { sight, weights, net }: Model,
  grid: Grid,
  left: Left,
  roundsLeft: number,
  atLeast = -Infinity,
): number {
  look(sight, grid, left);
  if (roundsLeft === 0 && left.dice === 0) return seen.points;
  const { features, count } = seen;
  const offset = sight.count * roundsLeft;
  let worth = seen.points;
  for (let at = 0; at < count; at++) worth += weights[offset + (features[at] as number)] as number;
  if (net === null || worth < atLeast - MOST_MOVED) return worth;
  return worth + netWorth(net, features, count, roundsLeft);
}
