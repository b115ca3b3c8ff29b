import type { Seat } from '@zaria/kit';
import type { TokenHash } from './entries.ts';
import type { Table } from './table.ts';

/** Milliseconds. A clock that could run longer would not fit into a timer. */
export const LONGEST_CLOCK = 14 * 24 * 60 * 60_000;

/** How long somebody must have been away before a bot plays for him, and before another is host. Milliseconds. */
export const AWAY = { seat: 10_000, host: 60_000 } as const;

/**
 * How often something may be done, so that no one grows the log at will. People stay far below; whoever reaches it goes
 * on without. Of what belongs to a seat each seat has its own count.
 */
export const OFTEN = {
  /** Ways back in a common step: for one question, and in a match. */
  back: { question: 100, match: 2000 },
  /** Requests to undo. */
  asks: { question: 5, match: 100 },
  /** Undoing what is free. */
  undo: { match: 500 },
  /** Before the match. Those who are not host share a count of sitting down. */
  set: { match: 200 },
  sit: { match: 300 },
  ready: { match: 100 },
  /** Invitations, covers and returns of a seat; changes of the host. */
  chair: { match: 200 },
  host: { match: 100 },
} as const satisfies Readonly<Record<string, { readonly question?: number; readonly match: number }>>;

/** How many may hold a seat one after the other: as many as a record names. */
export const MOST_HOLDERS = 64;

/** From that draw number on no throw is undone any more: the rest is for the match to come to its end. */
export const LAST_UNDO = 2048;

export type Counted = keyof typeof OFTEN;

/** What is counted apart from each other: seats, the host and everybody else. */
export type CountedFor = Seat | 'host' | 'others' | 'table';

/** Counts by what and for whom: `back 1`. */
export type Counts = Readonly<Partial<Record<string, number>>>;

export const countKey = (what: Counted, whose: CountedFor): string => `${what} ${whose}`;

/** Whose count it is when somebody sits down. */
export const sitterFor = (host: TokenHash, holder: TokenHash): CountedFor => (host === holder ? 'host' : 'others');

/** How often it may be done at most, if that is reached; `null`: it may be done again. */
export function reached(
  { counts, countsHere }: Pick<Table, 'counts' | 'countsHere'>,
  what: Counted,
  whose: CountedFor,
): number | null {
  const limits: { readonly question?: number; readonly match: number } = OFTEN[what];
  const key = countKey(what, whose);
  if (limits.question !== undefined && (countsHere[key] ?? 0) >= limits.question) return limits.question;
  return (counts[key] ?? 0) >= limits.match ? limits.match : null;
}
