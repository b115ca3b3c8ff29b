import { lasVegasRoyale, type RoyaleShape } from '@zaria/games/las-vegas-royale';
import { NATURE, questionOn, seatsOf, simulationRng, type Rng, type Seat } from '@zaria/kit';
import type { Bot, Considered } from '../bot.ts';
import { meterOf, type Meter } from '../meter.ts';
import { halving } from '../search/halving.ts';
import { chancesOf } from '../vegas/objective.ts';
import { believed, type Beliefs, type Taste } from '../vegas/rivals.ts';
import { bluffed } from './bluffs.ts';
import { OWN, playOut } from './playout.ts';
import { beliefsFrom } from './rivals.ts';
import { standingOf, wealthOf, type Table } from './weighing.ts';

type Action = RoyaleShape['action'];

const ROUNDS = 3;
/** A placement takes about so many plies, the dice's included. */
const PLIES_A_DIE = 2;
const MOST_SAMPLES = 4096;
const SEEDS = 2 ** 32;

/**
 * Monte Carlo to the end of the round by the rules themselves: every answer, a tile's too and passing for a chip, is
 * tried in the same worlds; what counts is the chance to win the match. Lucky Punch and Black Box are bluffed.
 */
export function royalePlayer(id: string, nodes: number): Bot<RoyaleShape> {
  const consider: Required<Bot<RoyaleShape>>['consider'] = (follower, seat, budget, rng) => {
    const { legal } = follower;
    const bluff = bluffed(legal, rng);
    if (bluff !== null) return [{ plan: [bluff], worth: 0, result: null, expects: {} }];
    const beliefs = beliefsFrom(follower);
    return compare(legal, seat, beliefs, meterOf(budget), rng, world => follower.imagine(simulationRng(world)));
  };
  return {
    id,
    version: 2,
    nodes,
    decide(follower, seat, budget, rng) {
      const { legal } = follower;
      return legal.length < 2 ? legal : (consider(follower, seat, budget, rng)[0]?.plan ?? legal.slice(0, 1));
    },
    consider,
  };
}

const [ends, outcome] = [new Float64Array(6), new Float64Array(6)];

function compare(
  legal: readonly Action[],
  seat: Seat,
  beliefs: Beliefs,
  meter: Meter,
  rng: Rng,
  imagine: (world: string) => Table,
): readonly Considered<Action>[] {
  const seed = rng.below(SEEDS);
  const seen = legal.map(() => ({ own: 0, rivals: 0 }));
  const tastes: Taste[] = [];
  const now = imagine(`${seed}`);
  let dice = 0;
  for (const other of seatsOf(now.players)) dice += now.supply.small[other] + now.supply.big[other];
  const length = (1 + PLIES_A_DIE * dice) * legal.length;

  function sample(at: number, index: number): number {
    const table = imagine(`${seed} world ${index}`);
    const action = legal[at] as Action;
    lasVegasRoyale.play(table, seat, action);
    for (const other of seatsOf(table.players))
      tastes[other] = other === seat ? OWN : believed(beliefs, other, seed + index);
    meter.take(1 + playOut(table, tastes, simulationRng(`${seed} dice ${index}`)));
    const known = seen[at] as { own: number; rivals: number };
    for (const other of seatsOf(table.players)) {
      const wealth = wealthOf(table, other);
      ends[other] = wealth;
      const gain = wealth - wealthOf(now, other);
      if (other === seat) known.own += gain;
      else known.rivals += gain / (table.players - 1);
    }
    chancesOf(ends, table.players, ROUNDS - now.round, outcome, 0);
    return outcome[seat] as number;
  }

  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.floor(meter.left() / length)));
  // The first world is looked at whatever the budget: an answer must be found.
  let tried = 0;
  const goesOn = (): boolean => tried++ < legal.length || meter.affords(PLIES_A_DIE * dice);
  return halving({ actions: legal.length, samples, sample, goesOn }).map(({ at, mean, samples: count }) => {
    const { own, rivals } = seen[at] as { own: number; rivals: number };
    const expects: Considered['expects'] = count === 0 ? {} : { own: own / count, rivals: rivals / count };
    return { plan: [legal[at] as Action], worth: mean, result: expects['own'] ?? null, expects };
  });
}

/** How many futures the greedy one looks at for a tile's question. */
const FUTURES = 12;

/**
 * The reference opponent: places like `greedy`, and answers a tile by what it has and would win at once, on average over
 * the dice that follow before somebody is asked.
 */
export const greedyTilesBot = (greedy: Bot<RoyaleShape>): Bot<RoyaleShape> => ({
  ...greedy,
  id: 'greedy-tiles',
  decide(follower, seat, budget, rng) {
    const { legal, question } = follower;
    if (legal.length < 2 || question?.step === 'place') return greedy.decide(follower, seat, budget, rng);
    const seed = rng.below(SEEDS);
    const gains = legal.map(action => {
      let gain = 0;
      for (let future = 0; future < FUTURES; future++) {
        const table = follower.imagine(simulationRng(`${seed} world ${future}`));
        const dice = simulationRng(`${seed} dice ${future}`);
        lasVegasRoyale.play(table, seat, action);
        while (lasVegasRoyale.waiting(table)[0] === NATURE && questionOn(table)?.step !== 'deal')
          lasVegasRoyale.play(table, NATURE, lasVegasRoyale.sample(table, dice));
        gain += standingOf(table, seat);
      }
      return gain;
    });
    return [legal[gains.indexOf(Math.max(...gains))] as Action];
  },
});
