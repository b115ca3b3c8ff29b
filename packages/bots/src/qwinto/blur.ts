import type { AnyAction, Rng } from '@zaria/kit';
import type { Considered } from '../bot.ts';

/** The best first, as somebody sees it who is out by so many points at most when he compares. */
export const blurred = <A extends AnyAction>(
  list: readonly Considered<A>[],
  blur: number,
  rng: Rng,
): readonly Considered<A>[] =>
  list
    .map(one => ({ one, seen: one.worth + blur * noise(rng) }))
    .sort((a, b) => b.seen - a.seen)
    .map(({ one }) => one);

/** Between -1 and 1, small ones more often. */
const noise = (rng: Rng): number => (rng.below(1000) + rng.below(1000)) / 999 - 1;
