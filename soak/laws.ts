import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { simulationRng } from '@zaria/kit';
import { checkMatch, lawsOf as allLawsOf, randomMatch, randomStart, type RandomMatch } from '@zaria/testkit';
import type { Campaign, Tally } from './campaign.ts';

const number = new Intl.NumberFormat('en');

/** What a campaign also counts in its matches. */
export interface Counting {
  count(match: RandomMatch): Tally;
  report(total: Tally, matches: number): readonly string[];
}

const NOTHING: Counting = { count: () => ({}), report: () => [] };

/** Random matches of one game over all player counts and options; every law is checked on each. */
export function lawsOf(id: GameId, counts: Pick<Campaign, 'size' | 'short'>, counting: Counting = NOTHING): Campaign {
  const { game } = registered(id);
  return {
    summary: `random matches of ${id} over all player counts and options, every law checked`,
    unit: 'matches',
    ...counts,
    run(seed) {
      const before = performance.now();
      const rng = simulationRng(seed);
      const { log } = randomMatch(game, randomStart(game, rng), rng);
      const seconds = (performance.now() - before) / 1000;
      return { ...counting.count(checkMatch(game, seed, allLawsOf(id))), plies: log.length, seconds };
    },
    report(total, matches) {
      const { plies = 0, seconds = 0 } = total;
      const speed = Math.round(plies / seconds);
      return [
        `${number.format(plies)} plies of random play, ${number.format(speed)} plies per second and core`,
        ...counting.report(total, matches),
      ];
    },
  };
}
