import { mixed } from '../search/words.ts';

/*
 * How the others play, learnt from what they did in this match: everybody saw it. Whoever looks for his own gain only
 * leaves other openings than whoever counts dice, and playouts are as good as the seats in them.
 */

/** How somebody weighs a placement, in thousands. */
export interface Taste {
  /** What the others' gains count, taken together and divided by their number. */
  readonly spite: number;
  /** What a die is worth in hand. */
  readonly price: number;
  /** Whether it is what each die brings that counts, and not what they bring together. */
  readonly isPerDie: boolean;
}

/** What a placement is worth by a taste; `others`: the mean of their gains. */
export const worthBy = ({ spite, price, isPerDie }: Taste, own: number, others: number, dice: number): number => {
  const gain = own - spite * others;
  return isPerDie ? gain / dice : gain - price * dice;
};

/** Tastes that somebody may have, and how likely each is before anything was seen. */
const TASTES: readonly (Taste & { readonly prior: number })[] = [
  { spite: 0, price: 0, isPerDie: false, prior: 0.3 },
  { spite: 1, price: 0, isPerDie: true, prior: 0.2 },
  { spite: 1, price: 10, isPerDie: false, prior: 0.3 },
  { spite: 1, price: 20, isPerDie: false, prior: 0.2 },
];

/** How often somebody does what his taste says, whatever it is; otherwise he does anything. */
const FAITH = 0.75;

/** By seat and taste, how likely that seat has that taste. */
export type Beliefs = Float64Array;

export function newBeliefs(seats: number): Beliefs {
  const priors = TASTES.map(({ prior }) => prior);
  return Float64Array.from({ length: seats * TASTES.length }, (_, at) => priors[at % TASTES.length] ?? 0);
}

/** A seat chose one of so many placements; `isAsSaid` knows whether it is the one of a taste. */
export function learn(beliefs: Beliefs, seat: number, choices: number, isAsSaid: (taste: Taste) => boolean): void {
  if (choices < 2) return;
  const base = seat * TASTES.length;
  let sum = 0;
  for (const [at, taste] of TASTES.entries()) {
    const likely = (isAsSaid(taste) ? FAITH : 0) + (1 - FAITH) / choices;
    beliefs[base + at] = (beliefs[base + at] as number) * likely;
    sum += beliefs[base + at] as number;
  }
  for (let at = base; at < base + TASTES.length; at++) beliefs[at] = (beliefs[at] as number) / sum;
}

/** The taste of a seat in a playout: each as often as it is believed. The same for all actions that are compared. */
export function believed(beliefs: Beliefs, seat: number, playout: number): Taste {
  let chance = mixed(playout + Math.imul(seat + 1, 0x51ed270b)) / 2 ** 32;
  const base = seat * TASTES.length;
  for (let at = 0; at < TASTES.length; at++)
    if ((chance -= beliefs[base + at] as number) < 0) return TASTES[at] as Taste;
  return TASTES[0] as Taste;
}
