import { lasVegasRoyale, type RoyaleShape } from '@zaria/games/las-vegas-royale';
import { NATURE, questionOn, reseedableRng, simulationRng, type Follower, type Rng, type Seat } from '@zaria/kit';
import type { Bot, Considered } from '../bot.ts';
import { meterOf, type Meter } from '../meter.ts';
import { playedOut, type Playouts } from '../vegas/playouts.ts';
import type { Beliefs } from '../vegas/rivals.ts';
import { bluffed } from './bluffs.ts';
import { pliesToSolve, solve } from './endgame.ts';
import { chances } from './objective.ts';
import { OWN, playOut } from './playout.ts';
import { readRound } from './reading.ts';
import { beliefsFrom } from './rivals.ts';
import { SEATS, copyRound, handOf, newRound, standingOf, wealthOf, type Round, type Table } from './round.ts';

type Action = RoyaleShape['action'];

/** A placement takes about so many plies, the dice's included. */
const PLIES_A_DIE = 2;
const MOST_SAMPLES = 4096;
/** Where the end is worked out, playouts only say how it looks. */
const LOOKING = 64;
const SEEDS = 2 ** 32;

/**
 * Monte Carlo to the end of the round: every answer, a tile's too and passing for a chip, is tried in the same playouts;
 * what counts is the chance to win the match. The last dice of a round are worked out exactly.
 * Lucky Punch and Black Box are bluffed.
 */
export function royalePlayer(id: string, nodes: number): Bot<RoyaleShape> {
  const consider: Required<Bot<RoyaleShape>>['consider'] = (follower, seat, budget, rng) => {
    const { legal } = follower;
    const bluff = bluffed(legal, rng);
    if (bluff !== null) return [{ plan: [bluff], worth: 0, result: null, expects: {} }];
    return compare(follower, seat, beliefsFrom(follower), meterOf(budget), rng);
  };
  return {
    id,
    version: 3,
    nodes,
    decide(follower, seat, budget, rng) {
      const { legal } = follower;
      return legal.length < 2 ? legal : (consider(follower, seat, budget, rng)[0]?.plan ?? legal.slice(0, 1));
    },
    consider,
  };
}

const outcome = new Float64Array(SEATS);
const chance = reseedableRng();

const playouts: Playouts<Round> = {
  ahead: newRound(),
  copy: copyRound,
  play(round, tastes, seed, index) {
    chance.reseed(`${seed} dice ${index}`);
    return playOut(round, tastes, chance);
  },
  gain: (from, to, seat) => wealthOf(to, seat) - wealthOf(from, seat),
  chances,
};

function compare(
  follower: Pick<Follower<RoyaleShape>, 'legal' | 'imagine'>,
  seat: Seat,
  beliefs: Beliefs,
  meter: Meter,
  rng: Rng,
): readonly Considered<Action>[] {
  const { legal: actions } = follower;
  const seed = rng.below(SEEDS);
  // What is hidden in this game is hidden from those who are asked for a bluff: for all others there is one world.
  const table = follower.imagine(simulationRng(`${seed}`));
  const after = actions.map(action => {
    const next = lasVegasRoyale.clone(table);
    lasVegasRoyale.play(next, seat, action);
    return roundOf(next);
  });
  const now = roundOf(table);
  let dice = 0;
  for (let other = 0; other < now.players; other++) dice += handOf(now.cells, other);
  const length = PLIES_A_DIE * dice;
  const solved = endings(after, seat, meter);
  const most = solved === null ? MOST_SAMPLES : LOOKING;
  const samples = Math.min(most, Math.max(1, Math.floor(meter.left() / ((1 + length) * actions.length))));
  // Each action is played out once whatever the budget: an answer must be found.
  let tried = 0;
  const goesOn = (): boolean => tried++ < actions.length || meter.affords(length);
  const choice = { seat, actions, now, after, solved, own: OWN, beliefs, seed, meter, samples, goesOn };
  return playedOut(playouts, choice);
}

function roundOf(table: Table): Round {
  const round = newRound();
  readRound(table, round);
  return round;
}

/** The chance to win after each answer, if all can be worked out to the end of the round within half of the budget. */
function endings(after: readonly Round[], seat: Seat, meter: Meter): readonly number[] | null {
  let left = meter.left() / 2;
  if (after.reduce((sum, round) => sum + 1 + pliesToSolve(round), 0) > left) return null;
  const spend = (): boolean => left-- > 0 && meter.spend();
  const found: number[] = [];
  for (const round of after) {
    if (!spend() || !solve(round, spend, outcome)) return null;
    found.push(outcome[seat] as number);
  }
  return found;
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
        gain += standingOf(roundOf(table), seat);
      }
      return gain;
    });
    return [legal[gains.indexOf(Math.max(...gains))] as Action];
  },
});
