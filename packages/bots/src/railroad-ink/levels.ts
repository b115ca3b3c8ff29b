import type { RailroadInkShape } from '@zaria/games/railroad-ink';
import type { Follower, Rng, Seat } from '@zaria/kit';
import type { Bot, Budget, Considered, GameBots } from '../bot.ts';
import { railroadInkPlayer, type Manner } from './player.ts';

/**
 * Guesses are not exact to a quarter of a point, and whole points decide in the end: so much nobody loses by it, and two
 * who think alike do not draw the same board.
 */
const LEAST_BLUR = 0.25;

/** How many times longer those who learned think for somebody who studies: some tenths of a second. */
const STUDY = 10;

/** What there is to choose from, by what was learned; `null`: nothing was for such a match. */
export type RailroadInkLearned = (
  blur: number,
  follower: Follower<RailroadInkShape>,
  seat: Seat,
  budget: Budget,
  rng: Rng,
) => readonly Considered<RailroadInkShape['action']>[] | null;

/** The upper three think by what was learned; where that is missing, by the value made by hand. */
export function railroadInkLevels(learned: () => RailroadInkLearned | null): GameBots['levels'] {
  function level(id: string, { nodes, blur }: Manner, otherwise: Manner): Bot<RailroadInkShape> {
    const byHand = railroadInkPlayer(id, otherwise);
    const consider: typeof byHand.consider = (follower, seat, budget, rng) =>
      learned()?.(blur, follower, seat, budget, rng) ??
      byHand.consider(follower, seat, { ...budget, nodes: byHand.nodes }, rng);
    return {
      id,
      version: 5,
      nodes,
      studyNodes: STUDY * nodes,
      decide: (follower, seat, budget, rng) =>
        consider(follower, seat, budget, rng)[0]?.plan ?? follower.legal.slice(0, 1),
      consider,
    };
  }
  return {
    novice: railroadInkPlayer('novice', { nodes: 500, blur: 10 }),
    casual: railroadInkPlayer('casual', { nodes: 500, blur: 5 }),
    steady: level('steady', { nodes: 300, blur: 4 }, { nodes: 500, blur: 2.5 }),
    sharp: level('sharp', { nodes: 900, blur: 1 }, { nodes: 500, blur: 1 }),
    master: level('master', { nodes: 6_000, blur: LEAST_BLUR }, { nodes: 3_000, blur: LEAST_BLUR }),
  };
}
