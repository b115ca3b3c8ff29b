import { countCoverage, lasVegasRoyale, type RoyaleShape } from '@zaria/games/las-vegas-royale';
import { fold, type Entry } from '@zaria/kit';
import type { Tally } from './campaign.ts';
import type { Counting } from './laws.ts';

/** In the whole campaign everything must have happened this often. */
const OFTEN = 1000;
export const ROYALE_MATCHES = 200_000;

/** How often at least in a smaller one: in proportion, but for what chance explains. */
function leastIn(matches: number): number {
  const share = (OFTEN * matches) / ROYALE_MATCHES;
  if (share >= OFTEN) return OFTEN;
  return share < 10 ? 0 : Math.max(1, Math.floor(share - 4 * Math.sqrt(share)));
}

/** Counts which sides were set off, and which steps and kinds of answers were played. */
export const royaleCoverage: Counting = {
  count({ start, log }) {
    const coverage = countCoverage();
    for (const entry of log) if (entry.kind === 'play') coverage.action(entry.action as RoyaleShape['action']);
    fold(lasVegasRoyale, start as never, log as readonly Entry<RoyaleShape['action']>[], fact => coverage.fact(fact));
    return coverage.counts();
  },
  report(total, matches) {
    const seen = Object.entries(total).filter(([key]) => key !== 'plies' && key !== 'seconds');
    const least = leastIn(matches);
    const rare = seen.filter(([, count]) => count < least);
    if (rare.length > 0) throw new Error(`seen less than ${least} times: ${rare.map(([key]) => key).join(', ')}`);
    return coverageTable(seen);
  },
};

const coverageTable = (seen: readonly (readonly [string, Tally[string]])[]): readonly string[] =>
  seen.map(([key, count]) => `${key.padEnd(34)}${String(count).padStart(12)}`);
