import { SEATS, type Rng, type Viewer } from '@zaria/kit';
import type { RandomMatch } from '../match.ts';

export const viewersOf = ({ start }: RandomMatch): readonly Viewer[] => [...SEATS.slice(0, start.seats), 'spectator'];

/** Some entries of a common step, and some that are hidden. */
export function secretPlaces({ game, log }: RandomMatch, count: number, rng: Rng): readonly number[] {
  const all = log.flatMap((entry, index) => {
    if (entry.kind !== 'play') return [index];
    const info = game.steps[entry.action.step];
    return info?.kind === 'together' || (info?.kind === 'ask' && info.secret !== null) ? [index] : [];
  });
  return Array.from({ length: Math.min(count, all.length) }, () => all[rng.below(all.length)] ?? 0);
}
