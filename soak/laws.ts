import { registered, type GameId } from '@zaria/games';
import { simulationRng } from '@zaria/kit';
import { checkMatch, randomMatch, randomStart } from '@zaria/testkit';
import type { Campaign } from './campaign.ts';

const number = new Intl.NumberFormat('en');

/** Random matches of one game over all player counts and options; every law is checked on each. */
export function lawsOf(id: GameId, size: number): Campaign {
  const { game } = registered(id);
  return {
    summary: `random matches of ${id} over all player counts and options, every law checked`,
    unit: 'matches',
    size,
    run(seed) {
      const before = performance.now();
      const rng = simulationRng(seed);
      const { log } = randomMatch(game, randomStart(game, rng), rng);
      const seconds = (performance.now() - before) / 1000;
      checkMatch(game, seed);
      return { plies: log.length, seconds };
    },
    report: ({ plies = 0, seconds = 0 }) => [
      `${number.format(plies)} plies of random play, ${number.format(Math.round(plies / seconds))} plies per second and core`,
    ],
  };
}
