import { SPECIALS_PER_GAME } from '@zaria/games/railroad-ink';
import { look, seen } from './features.ts';
import type { Grid } from './grid.ts';
import type { Model } from './model.ts';
import { FIRST, SECOND, type Net } from './net.ts';
import type { Group, Sight } from './sight.ts';

/*
 * What of a board's promise is due to what, in words of the game. Weights are added up by what they are about. The net
 * sees all at once: it is followed on the straight way from the board on which the round began to the one at its end,
 * and each feature has the share that is due to its change (integrated gradients), so that shares add up to the whole.
 */
type Prospect = 'joins' | 'openings' | 'growth' | 'reach' | 'specials' | 'fits' | 'shores';

const ABOUT: { readonly [group in Group]: Prospect } = {
  bridge: 'joins',
  large: 'joins',
  second: 'joins',
  line: 'growth',
  growing: 'growth',
  centre: 'reach',
  specials: 'specials',
  special: 'specials',
  clean: 'fits',
  dice: 'fits',
  water: 'shores',
  mouths: 'shores',
  open: 'shores',
  other: 'shores',
};

const SUBJECTS = new WeakMap<Sight, readonly Prospect[]>();

/** What each feature is about. */
function subjectsOf(sight: Sight): readonly Prospect[] {
  const known = SUBJECTS.get(sight) ?? subjectsIn(sight);
  SUBJECTS.set(sight, known);
  return known;
}

function subjectsIn({ at, patterns, count }: Sight): readonly Prospect[] {
  const groups = (Object.keys(ABOUT) as Group[]).sort((a, b) => at[b] - at[a]);
  return Array.from({ length: count }, (_, feature) => {
    if (feature < patterns.count) return 'openings';
    const group = groups.find(one => at[one] <= feature);
    return group === undefined ? 'openings' : ABOUT[group];
  });
}

const STEPS = 16;

/** A board at the end of a round, or where one begins. */
export interface Standing {
  readonly grid: Grid;
  /** Special routes drawn in the game. */
  readonly specialsDrawn: number;
}

const NO_FACES = new Uint8Array(0);

/** How often each feature is seen. */
function countsOf({ sight }: Model, { grid, specialsDrawn }: Standing): Float64Array {
  look(sight, grid, { faces: NO_FACES, dice: 0, specials: SPECIALS_PER_GAME - specialsDrawn, special: false });
  const counts = new Float64Array(sight.count);
  for (const feature of seen.features.subarray(0, seen.count)) counts[feature] = (counts[feature] as number) + 1;
  return counts;
}

function firstSums({ skipped, rows, begin }: Net, counts: Float64Array, roundsLeft: number): Float64Array {
  const sums = Float64Array.from(begin.subarray(FIRST * roundsLeft, FIRST * (roundsLeft + 1)));
  for (const [feature, count] of counts.entries())
    if (count !== 0 && feature >= skipped)
      for (let unit = 0; unit < FIRST; unit++)
        sums[unit] = (sums[unit] as number) + count * (rows[FIRST * (feature - skipped) + unit] as number);
  return sums;
}

/** By how much the net's worth rises with each sum of its first layer. */
function slopeAt({ between, middle, last }: Net, first: Float64Array, roundsLeft: number): Float64Array {
  const second = Float64Array.from(middle);
  for (const [unit, sum] of first.entries())
    if (sum > 0)
      for (let to = 0; to < SECOND; to++)
        second[to] = (second[to] as number) + sum * (between[SECOND * unit + to] as number);
  return first.map((sum, unit) => {
    let slope = 0;
    if (sum > 0)
      for (let to = 0; to < SECOND; to++)
        if ((second[to] as number) > 0)
          slope += (between[SECOND * unit + to] as number) * (last[SECOND * roundsLeft + to] as number);
    return slope;
  });
}

/** The slope in the middle of the way from one board to another. */
function slopeBetween(net: Net, from: Float64Array, to: Float64Array, roundsLeft: number): Float64Array {
  const mean = new Float64Array(FIRST);
  for (let step = 0; step < STEPS; step++) {
    const share = (step + 0.5) / STEPS;
    const slope = slopeAt(
      net,
      from.map((sum, unit) => sum + share * ((to[unit] as number) - sum)),
      roundsLeft,
    );
    for (const [unit, steepness] of slope.entries()) mean[unit] = (mean[unit] as number) + steepness / STEPS;
  }
  return mean;
}

/** By how much each prospect rose from one board to another, with so many rounds left. */
export function sharesOf(
  model: Model,
  begun: Standing,
  ended: Standing,
  roundsLeft: number,
): { readonly [prospect in Prospect]: number } {
  const shares = { joins: 0, openings: 0, growth: 0, reach: 0, specials: 0, fits: 0, shores: 0 };
  // After the last round nothing is promised any more.
  if (roundsLeft === 0) return shares;
  const { sight, weights, net } = model;
  const [before, after] = [countsOf(model, begun), countsOf(model, ended)];
  const slope =
    net === null
      ? null
      : slopeBetween(net, firstSums(net, before, roundsLeft), firstSums(net, after, roundsLeft), roundsLeft);
  for (const [feature, subject] of subjectsOf(sight).entries()) {
    const change = (after[feature] as number) - (before[feature] as number);
    if (change === 0) continue;
    let each = weights[sight.count * roundsLeft + feature] as number;
    if (net !== null && slope !== null && feature >= net.skipped)
      for (let unit = 0; unit < FIRST; unit++)
        each += (slope[unit] as number) * (net.rows[FIRST * (feature - net.skipped) + unit] as number);
    shares[subject] += change * each;
  }
  return shares;
}
