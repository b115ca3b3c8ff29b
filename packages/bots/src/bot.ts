import type { Rng, Seat, Shape, Told } from '@zaria/kit';

/** How long a bot may think. */
export interface Budget {
  /** How many plies it may play in its head, the dice's included. May be `Infinity` where there is a time limit. */
  readonly nodes: number;
  /** The clock is the caller's: a bot never reads one by itself. */
  readonly time?: { readonly ms: number; now(): number };
}

/** A player that thinks for itself. It gets what its seat was told, never the state. */
export interface Bot<G extends Shape> {
  readonly id: string;
  /**
   * What the seat does now, when it is asked: one action, or its next ones in that order.
   * Depends on nothing but its arguments (and the clock in the budget).
   */
  decide(told: Told<G['action'], G['options']>, seat: Seat, budget: Budget, rng: Rng): readonly G['action'][];
}
