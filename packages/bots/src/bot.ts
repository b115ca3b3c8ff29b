import type { AnyShape, Follower, Rng, Seat, Shape } from '@zaria/kit';

/** How long a bot may think. */
export interface Budget {
  /** How many plies it may play in its head, the dice's included. May be `Infinity` where there is a time limit. */
  readonly nodes: number;
  /** The clock is the caller's: a bot never reads one by itself. */
  readonly time?: { readonly ms: number; now(): number };
}

/** A player that thinks for itself. It follows the match with the eyes of its seat, and never sees the state. */
export interface Bot<G extends Shape> {
  readonly id: string;
  /**
   * What the seat does now, when it is asked: one action, or its next ones in that order.
   * Depends on nothing but its arguments (and the clock in the budget), and leaves the follower as it is.
   */
  decide(follower: Follower<G>, seat: Seat, budget: Budget, rng: Rng): readonly G['action'][];
}

/** A bot whose game's types are forgotten. */
export type AnyBot = Bot<AnyShape>;
