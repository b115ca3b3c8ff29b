import { pick, seatsOf, type Rng, type Seat } from '@zaria/kit';
import { A_DICE, B_DICE, ROUTE_DICE, isRouteA } from './dice.ts';
import { ROUTE_A, ROUTE_B, type RouteFace } from './tiles.ts';

/** Two rolled dice that are taken together. */
export type Pair = readonly [RouteFace, RouteFace];

/** Ruling: what a face is worth when the next round's first player is decided. */
const VALUES: { readonly [face in RouteFace]: number } = {
  'H.H.': 1,
  'R.R.': 1,
  'HH..': 1,
  'RR..': 1,
  'H.R.': 1,
  'HR..': 1,
  'HHH.': 2,
  'RRR.': 2,
  HRHRx: 3,
};

export const totalOf = (faces: readonly RouteFace[]): number => faces.reduce((sum, face) => sum + VALUES[face], 0);

const pairsFor = (players: number): number => (players * ROUTE_DICE) / 2;

/** Draws two dice at a time from the pool and rolls them, until the pool is empty. */
export function samplePairs(players: number, rng: Rng): readonly Pair[] {
  const left = { a: players * A_DICE, b: players * B_DICE };
  const roll = (): RouteFace => {
    if (rng.below(left.a + left.b) < left.a) {
      left.a--;
      return pick(ROUTE_A, rng);
    }
    left.b--;
    return pick(ROUTE_B, rng);
  };
  return Array.from({ length: pairsFor(players) }, (): Pair => [roll(), roll()]);
}

export const arePairs = (pairs: readonly Pair[], players: number): boolean =>
  pairs.length === pairsFor(players) && pairs.flat().filter(isRouteA).length === players * A_DICE;

const isSamePair = ([a, b]: Pair, [c, d]: Pair): boolean => (a === c && b === d) || (a === d && b === c);

/** One of each sort: it does not matter which of two like pairs is taken. */
export const distinctPairs = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.filter((pair, i) => pairs.findIndex(other => isSamePair(other, pair)) === i);

export const withoutPair = (pairs: readonly Pair[], taken: Pair): readonly Pair[] => {
  const at = pairs.findIndex(pair => isSamePair(pair, taken));
  return pairs.filter((_, i) => i !== at);
};

/** Whose faces have the lowest total; of those tied, who picked last. The order of picking begins with `first`. */
export function nextFirst(hands: readonly (readonly RouteFace[])[], first: Seat): Seat {
  const players = hands.length;
  const totals = hands.map(totalOf);
  const lowest = Math.min(...totals);
  const order = (seat: Seat): number => (seat - first + players) % players;
  return seatsOf(players)
    .filter(seat => totals[seat] === lowest)
    .reduce((a, b) => (order(b) > order(a) ? b : a));
}
