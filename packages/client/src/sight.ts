import { follower, type AnyAction, type AnyFact, type AnyFollower, type AnyGame, type Listen } from '@zaria/kit';
import type { AnyShape, Start, ToldEntry, Viewer } from '@zaria/kit';

/** One thing that a viewer was told, and what he learnt by it. */
export interface Moment {
  /** How many entries he has heard by then. */
  readonly at: number;
  readonly entry: ToldEntry<AnyAction>;
  readonly facts: readonly AnyFact[];
}

/**
 * A match as one viewer sees it, at his own pace: what he is told waits until he takes it in. So nothing that is shown
 * can run ahead of what was shown before.
 */
export interface Sight {
  readonly follower: AnyFollower;
  /** All that was taken in, oldest first. */
  readonly moments: readonly Moment[];
  /** How many entries wait. */
  readonly pending: number;
  /** Takes in the next entry; `null` if none waits. */
  next(listen?: Listen<AnyShape>): Moment | null;
  /** Takes in all that waits. */
  catchUp(): void;
}

/** With the means to tell it something. */
export interface OpenSight extends Sight {
  told(entries: readonly ToldEntry<AnyAction>[]): void;
}

export function sight(game: AnyGame, start: Start, viewer: Viewer): OpenSight {
  const own = follower(game, start, viewer);
  const moments: Moment[] = [];
  const waiting: ToldEntry<AnyAction>[] = [];

  function next(listen?: Listen<AnyShape>): Moment | null {
    const entry = waiting.shift();
    if (entry === undefined) return null;
    const facts: AnyFact[] = [];
    own.hear(entry, (fact, look) => {
      facts.push(fact);
      listen?.(fact, look);
    });
    const moment = { at: own.length, entry, facts };
    moments.push(moment);
    return moment;
  }

  return {
    follower: own,
    moments,
    get pending() {
      return waiting.length;
    },
    next,
    catchUp() {
      while (next() !== null);
    },
    told: entries => void waiting.push(...entries),
  };
}

/** A finished match, in which everything is open, seen from its end. */
export function openSight(game: AnyGame, start: Start, viewer: Viewer, log: readonly ToldEntry<AnyAction>[]): Sight {
  const own = sight(game, start, viewer);
  own.told(log);
  own.catchUp();
  return own;
}
