import { NATURE, effective, type AnyAction, type Entry } from '@zaria/kit';
import type { Stored, TokenHash } from './entries.ts';

/**
 * What is in force of a match after its first `at` entries, for a table that goes on from there: it comes after the start,
 * whose options and seats are the same. Of how the dice were made nothing is left, since nobody there vouches for it.
 */
export const playedUntil = (
  log: readonly Entry<AnyAction>[],
  at: number,
  { now, holders }: { readonly now: number; readonly holders: readonly (TokenHash | null)[] },
): readonly Stored[] =>
  effective<Entry<AnyAction>>(log.slice(0, at)).map(entry => {
    const actor = entry.kind === 'play' ? entry.actor : entry.seat;
    return {
      at: now,
      by: null,
      what: {
        kind: 'match',
        entry: entry.kind === 'play' ? { kind: 'play', actor: entry.actor, action: entry.action } : entry,
        token: actor === NATURE ? null : (holders[actor] ?? null),
      },
    };
  });
