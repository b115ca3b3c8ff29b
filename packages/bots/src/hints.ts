import type { AnyAction, AnyFollower, Rng, Seat, Start, ToldEntry } from '@zaria/kit';
import type { AnyBot, Considered, Note } from './bot.ts';

export { studying } from './study.ts';

/** What a reason may name, all in the unit of the score. */
export const QUANTITIES = [
  /** Vegas: what the seat gains in this round, and what the others gain on average. */
  'own',
  'rivals',
  /** Qwinto: the rows, the columns, the misthrows; the whole sheet, what the chance to win adds, fields closed for good. */
  'rows',
  'columns',
  'misthrows',
  'sheet',
  'win',
  'closed',
  /**
   * Railroad Ink: exits joined, the longest lines, the centre, open ends, rivers and lakes; what may still be joined. Where
   * that was learned, of what the board may still bring: exits that can be joined, what open ends can become, how far the
   * longest lines can grow, centre squares within reach, special routes left, places for coming dice, what rivers and lakes
   * can become; and what trying dice to come adds to all that.
   */
  'networks',
  'lines',
  'centre',
  'ends',
  'chances',
  'joins',
  'openings',
  'growth',
  'reach',
  'specials',
  'fits',
  'shores',
  'prospects',
  'water',
] as const;
export type Quantity = (typeof QUANTITIES)[number];

const isQuantity = (name: string): name is Quantity => (QUANTITIES as readonly string[]).includes(name);

/** What tells an action from another one most. */
export interface Reason {
  readonly quantity: Quantity;
  /** How much more of it is expected than of the other; below zero: less. */
  readonly difference: number;
}

export interface Hint {
  /** One action, or the next ones in that order. */
  readonly plan: readonly AnyAction[];
  /** What is expected of it; `null`: nobody can say. */
  readonly result: number | null;
  /** Of the best, compared with the next one; of the others, with the best. `null`: nothing tells them apart. */
  readonly reason: Reason | null;
  readonly notes: readonly Note[];
}

/** Asked of a thread: what could be done in a seat that was told this. */
export interface HintQuestion {
  readonly ask: 'hint';
  readonly seat: Seat;
  readonly start: Start;
  readonly entries: readonly ToldEntry<AnyAction>[];
}

/** `null`: it could not say. */
export interface HintAnswer {
  readonly hints: readonly Hint[] | null;
}

const MOST_HINTS = 3;

/** Of all that is expected of both, what differs most. */
export function reasonFor({ expects }: Considered, { expects: others }: Considered): Reason | null {
  let found: Reason | null = null;
  for (const [quantity, expected] of Object.entries(expects)) {
    const other = others[quantity];
    if (other === undefined || !isQuantity(quantity)) continue;
    const difference = expected - other;
    if (difference !== 0 && Math.abs(difference) > Math.abs(found?.difference ?? 0)) found = { quantity, difference };
  }
  return found;
}

/** The best that a seat may do now, by a bot that can tell; the best first. None where there is nothing to choose. */
export function hintsOf(bot: AnyBot, follower: AnyFollower, seat: Seat, rng: Rng): readonly Hint[] {
  if (bot.consider === undefined || follower.legal.length < 2) return [];
  return hintsAmong(distinct(bot.consider(follower, seat, { nodes: bot.nodes }, rng)));
}

/** Without those of which the very same is expected as of a better one: two ways to the same thing are one hint. */
export function distinct(considered: readonly Considered[]): readonly Considered[] {
  const seen = new Set<string>();
  return considered.filter(({ expects }) => {
    const expected = JSON.stringify(expects);
    // Where nothing is expected, as where lots are drawn, nothing can be the same.
    const isNew = expected === '{}' || !seen.has(expected);
    seen.add(expected);
    return isNew;
  });
}

/** The first of what was considered, each with its reason. */
export function hintsAmong(considered: readonly Considered[]): readonly Hint[] {
  const [best, next] = considered;
  return considered.slice(0, MOST_HINTS).map((one): Hint => {
    const other = one === best ? next : best;
    const reason = other === undefined ? null : reasonFor(one, other);
    return { plan: one.plan, result: one.result, reason, notes: one.notes ?? [] };
  });
}
