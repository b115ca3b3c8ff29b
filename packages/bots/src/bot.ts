import type { AnyAction, AnyShape, Follower, Rng, Seat, Shape } from '@zaria/kit';
import type { ByLevel } from './levels.ts';

/** How long a bot may think. */
export interface Budget {
  /** How many plies it may play in its head, the dice's included. May be `Infinity` where there is a time limit. */
  readonly nodes: number;
  /** The clock is the caller's: a bot never reads one by itself. */
  readonly time?: { readonly ms: number; now(): number };
}

/** What a way does for certain, for people: by it they see why. */
export type Note =
  /** Qwinto: numbers that the row can take nowhere any more. */
  | { readonly note: 'closes'; readonly colour: 'orange' | 'yellow' | 'purple'; readonly numbers: readonly number[] }
  /** Railroad Ink: exits that can still be joined with a larger network. */
  | { readonly note: 'reaches'; readonly exits: number };

/** Something a seat may do now, and what a bot expects of it. */
export interface Considered<A extends AnyAction = AnyAction> {
  /** One action, or the next ones in that order. */
  readonly plan: readonly A[];
  /** In the bot's own measure; more is better. */
  readonly worth: number;
  /** What the seat is expected to win in this round, where it is about money, or to have in the end; `null`: unknown. */
  readonly result: number | null;
  /** By quantity what is expected, all in the unit of the score: a reason names the one that differs most. */
  readonly expects: Readonly<Record<string, number>>;
  readonly notes?: readonly Note[];
}

/** A player that thinks for itself. It follows the match with the eyes of its seat, and never sees the state. */
export interface Bot<G extends Shape> {
  readonly id: string;
  /** Counted up whenever it may decide otherwise in the same position with the same budget. */
  readonly version: number;
  /** How many nodes it thinks for if nobody says otherwise; 0 for one that does not look ahead. */
  readonly nodes: number;
  /** How many for somebody who studies a position, where the usual times as many would keep him waiting. */
  readonly studyNodes?: number;
  /**
   * What the seat does now, when it is asked: one action, or its next ones in that order.
   * Depends on nothing but its arguments (and the clock in the budget), and leaves the follower as it is.
   */
  decide(follower: Follower<G>, seat: Seat, budget: Budget, rng: Rng): readonly G['action'][];
  /** What there is to choose from, the best first, for hints. Not every bot can tell. */
  consider?(follower: Follower<G>, seat: Seat, budget: Budget, rng: Rng): readonly Considered<G['action']>[];
}

/** A bot whose game's types are forgotten. */
export type AnyBot = Bot<AnyShape>;

/** Who plays a game. */
export interface GameBots {
  readonly levels: ByLevel<AnyBot>;
  /** What the levels are measured against, and what matches were once saved with. Not offered to people, nor in the page. */
  readonly others: readonly AnyBot[];
}
