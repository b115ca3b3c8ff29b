import type { Seat } from '@zaria/kit';
import type { Summary } from '../keeper/kept.ts';

interface Ended extends Pick<Summary, 'id' | 'game' | 'updatedAt' | 'result'> {
  readonly players: readonly { readonly isBot: boolean }[];
}

/** The seats of people: at a match of this device, whoever is no bot. */
export const peopleAt = ({ players }: Pick<Ended, 'players'>): readonly Seat[] =>
  players.flatMap(({ isBot }, seat) => (isBot ? [] : [seat as Seat]));

/** What the only person at the table reached; `null` where there are several, or none. */
export function ownScore(match: Pick<Ended, 'players' | 'result'>): number | null {
  const [seat, other] = peopleAt(match);
  return seat === undefined || other !== undefined ? null : (match.result?.[seat]?.score ?? null);
}

/** Scores are compared between tables of the same game and size. */
const tableOf = ({ game, players }: Pick<Ended, 'game' | 'players'>): string => `${game} ${players.length}`;

interface Own {
  readonly match: Ended;
  readonly score: number;
}

/** What one reached by oneself, oldest first. */
const ownOf = (matches: readonly Ended[]): readonly Own[] =>
  matches
    .toSorted((a, b) => a.updatedAt - b.updatedAt)
    .flatMap(match => {
      const score = ownScore(match);
      return score === null ? [] : [{ match, score }];
    });

/** The matches in which somebody did better than in all before, by their names. A first match is no best yet. */
export function bestsIn(matches: readonly Ended[]): ReadonlySet<string> {
  const best = new Map<string, number>();
  const found = new Map<string, string>();
  for (const { match, score } of ownOf(matches)) {
    const table = tableOf(match);
    const before = best.get(table);
    if (before !== undefined && score > before) found.set(table, match.id);
    best.set(table, Math.max(before ?? -Infinity, score));
  }
  return new Set(found.values());
}

/** How a match compares with what one reached before at such a table. */
export interface Compared {
  /** The score of each, this one last. */
  readonly scores: readonly number[];
  readonly isBest: boolean;
  /** How many of the earlier ones were worse. */
  readonly worse: number;
  readonly earlier: number;
}

/** A first match is compared with nothing yet; `null` where nobody, or not one alone, can say “mine”. */
export function comparedWith(matches: readonly Ended[], match: Ended): Compared | null {
  const score = ownScore(match);
  const before = ownOf(matches)
    .filter(other => other.match.id !== match.id && tableOf(other.match) === tableOf(match))
    .map(other => other.score);
  if (score === null) return null;
  return {
    scores: [...before, score],
    isBest: before.length > 0 && score > Math.max(...before),
    worse: before.filter(other => other < score).length,
    earlier: before.length,
  };
}
