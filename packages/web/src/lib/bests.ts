import type { Seat } from '@zaria/kit';
import type { Summary } from '../keeper/kept.ts';

type Ended = Pick<Summary, 'id' | 'game' | 'updatedAt' | 'players' | 'result'>;

/** The seats of people: at a match of this device, whoever is no bot. */
export const peopleAt = ({ players }: Pick<Ended, 'players'>): readonly Seat[] =>
  players.flatMap(({ isBot }, seat) => (isBot ? [] : [seat as Seat]));

/** What the only person at the table reached; `null` where there are several, or none. */
export function ownScore(match: Pick<Ended, 'players' | 'result'>): number | null {
  const [seat, other] = peopleAt(match);
  return seat === undefined || other !== undefined ? null : (match.result?.[seat]?.score ?? null);
}

/** The matches in which somebody did better than in all before, by their names. A first match is no best yet. */
export function bestsIn(matches: readonly Ended[]): ReadonlySet<string> {
  const best = new Map<string, number>();
  const found = new Map<string, string>();
  for (const match of matches.toSorted((a, b) => a.updatedAt - b.updatedAt)) {
    const score = ownScore(match);
    if (score === null) continue;
    const before = best.get(match.game);
    if (before !== undefined && score > before) found.set(match.game, match.id);
    best.set(match.game, Math.max(before ?? -Infinity, score));
  }
  return new Set(found.values());
}
