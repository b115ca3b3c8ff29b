import { NATURE, pick, seatsOf, simulationRng, type Game, type Rng, type Seat, type Shape } from '@zaria/kit';
import type { Bot } from './bot.ts';
import { meterOf, type Meter } from './meter.ts';

/**
 * Flat Monte Carlo: imagines worlds that fit what it was told, tries each of its actions in each world, plays on at
 * random to the end, and takes the action with the best lead on average. All actions meet the same worlds and the same
 * seeds, so that luck weighs on them alike and fewer worlds tell them apart.
 */
export const monteCarloBot = <G extends Shape>(game: Game<G>): Bot<G> => ({
  id: 'mc',
  version: 1,
  nodes: 10_000,
  decide(follower, seat, budget, rng) {
    const candidates = follower.legal;
    if (candidates.length < 2) return candidates;

    const meter = meterOf(budget);
    let totals: readonly number[] = candidates.map(() => 0);
    for (let worlds = 0; !meter.isSpent(); worlds++) {
      const seed = rng.below(SEEDS);
      const world = follower.imagine(simulationRng(`world ${seed}`));
      const leads = tryAll(game, world, seat, candidates, seed, meter);
      if (leads.length === candidates.length) totals = totals.map((total, i) => total + (leads[i] ?? 0));
      // A budget too small for one world still compares as many actions as it reached.
      else if (worlds === 0) totals = candidates.map((_, i) => leads[i] ?? -Infinity);
    }
    return [best(candidates, totals, rng)];
  },
});

const SEEDS = 0x1_0000_0000;

/** The lead that each action ends with in this world; shorter than the list of actions when the budget ran out. */
function tryAll<G extends Shape>(
  game: Game<G>,
  world: G['state'],
  seat: Seat,
  candidates: readonly G['action'][],
  seed: number,
  meter: Meter,
): readonly number[] {
  const leads: number[] = [];
  for (const action of candidates) {
    const state = game.clone(world);
    if (!meter.spend()) return leads;
    game.play(state, seat, action);
    if (!playOut(game, state, simulationRng(`game ${seed}`), meter)) return leads;
    leads.push(leadOf(game, state, seat));
    if (meter.isSpent()) return leads;
  }
  return leads;
}

/** Plays to the end at random, in place; `false` when the budget ran out before. */
function playOut<G extends Shape>(game: Game<G>, state: G['state'], rng: Rng, meter: Meter): boolean {
  for (let [actor] = game.waiting(state); actor !== undefined; [actor] = game.waiting(state)) {
    if (!meter.spend()) return false;
    game.play(state, actor, actor === NATURE ? game.sample(state, rng) : pick(game.legal(state, actor), rng));
  }
  return true;
}

/** How far the seat is ahead of the best of the others; alone, its score. */
function leadOf<G extends Shape>(game: Game<G>, state: G['state'], seat: Seat): number {
  const { seats } = game.standing(state);
  const others = seatsOf(seats.length).filter(other => other !== seat);
  const best = Math.max(...others.map(other => seats[other].score));
  return seats[seat].score - (others.length === 0 ? 0 : best);
}

function best<A>(candidates: readonly A[], totals: readonly number[], rng: Rng): A {
  const most = Math.max(...totals);
  return pick(
    candidates.filter((_, i) => totals[i] === most),
    rng,
  );
}
