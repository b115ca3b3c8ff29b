import type { LasVegasShape } from '@zaria/games/las-vegas';
import { questionOn, type Rng } from '@zaria/kit';
import type { Bot, Considered } from '../bot.ts';
import { meterOf, type Meter } from '../meter.ts';
import { ENDGAME_NODES, solve } from './endgame.ts';
import { chances } from './objective.ts';
import { playedOut, type Playouts } from '../vegas/playouts.ts';
import type { Beliefs, Taste } from '../vegas/rivals.ts';
import { playOut } from './playout.ts';
import { beliefsFrom } from './rivals.ts';
import {
  CASINOS,
  SEATS,
  copyRound,
  newRound,
  passOn,
  place,
  readRound,
  shareTable,
  wonBy,
  type Round,
} from './round.ts';

/** A choice of a casino, and the dice that would go there. */
interface Choice {
  readonly action: LasVegasShape['action'];
  readonly casino: number;
  readonly own: number;
  readonly white: number;
}

/** How it plays on itself in playouts. With two at the table what one loses the other wins, and haste costs most. */
const DUEL: Taste = { spite: 1, price: 20, isPerDie: false };
const CROWD: Taste = { spite: 1, price: 10, isPerDie: false };

/** A placement takes so many dice on average: for how long a playout is going to be. */
const DICE_A_PLACEMENT = 1.6;

/** More samples than this tell nobody anything. */
const MOST_SAMPLES = 8192;
/** Where the end is worked out, playouts only say how it looks. */
const LOOKING = 64;

const SEEDS = 2 ** 32;

const now = newRound();
const ahead = newRound();
/** By choice what comes of it. */
const rounds = Array.from({ length: CASINOS }, newRound);
const outcome = new Float64Array(SEATS);

/**
 * Monte Carlo to the end of the round: every casino is tried in the same playouts, the others playing as they were seen
 * to, and what counts is the chance to win the match from there. The last dice of a round are worked out exactly.
 */
export const lasVegasPlayer = (id: string, nodes: number): Bot<LasVegasShape> => {
  const bot: Bot<LasVegasShape> & Required<Pick<Bot<LasVegasShape>, 'consider'>> = {
    id,
    version: 2,
    nodes,
    decide(follower, seat, budget, rng) {
      const { legal } = follower;
      if (legal.length < 2) return legal;
      return bot.consider(follower, seat, budget, rng)[0]?.plan ?? legal.slice(0, 1);
    },
    consider(follower, seat, budget, rng) {
      const table = follower.imagine(rng);
      const choices = choicesOf(table, follower.legal);
      if (choices.length === 0)
        return follower.legal.map(action => ({ plan: [action], worth: 0, result: null, expects: {} }));
      readRound(table, now);
      shareTable(now, ahead);
      return compare(choices, seat, beliefsFrom(follower), meterOf(budget), rng);
    },
  };
  return bot;
};

function choicesOf(table: LasVegasShape['state'], legal: readonly LasVegasShape['action'][]): readonly Choice[] {
  const question = questionOn(table);
  if (question?.step !== 'place') return [];
  const { own, white } = question.data.rolled;
  return legal.flatMap(action =>
    action.step === 'place'
      ? [{ action, casino: action.answer - 1, own: own[action.answer], white: white[action.answer] }]
      : [],
  );
}

const playouts: Playouts<Round> = {
  ahead,
  copy: copyRound,
  play: (round, tastes, seed, index) => playOut(round, seed + index, tastes),
  gain: (_from, to, seat) => wonBy(to, seat),
  chances: (round, out) => chances(round, out, 0),
};

function compare(
  choices: readonly Choice[],
  seat: number,
  beliefs: Beliefs,
  meter: Meter,
  rng: Rng,
): readonly Considered<LasVegasShape['action']>[] {
  const seed = rng.below(SEEDS);
  const after = choices.map(({ casino, own, white }, at) => {
    const round = rounds[at] as Round;
    shareTable(now, round);
    copyRound(now, round);
    place(round, seat, casino, own, white);
    passOn(round);
    return round;
  });
  const solved = endings(choices, after, seat, meter);
  const length = (1 + now.left / DICE_A_PLACEMENT) * choices.length;
  return playedOut(playouts, {
    seat,
    actions: choices.map(({ action }) => action),
    now,
    after,
    solved,
    own: now.players === 2 ? DUEL : CROWD,
    beliefs,
    seed,
    meter,
    samples: solved === null ? Math.min(MOST_SAMPLES, Math.floor(meter.left() / length)) : LOOKING,
    goesOn: () => meter.affords(now.left),
  });
}

/** The chance to win after each choice, if all can be worked out to the end of the round within the budget. */
function endings(
  choices: readonly Choice[],
  after: readonly Round[],
  seat: number,
  meter: Meter,
): readonly number[] | null {
  const nodes = choices.map(({ own, white }) => ENDGAME_NODES[now.left - own - white] ?? Infinity);
  if (!meter.affords(nodes.reduce((a, b) => a + b + 1, 0))) return null;
  return after.map(round => {
    meter.take(1 + solve(round, outcome));
    return outcome[seat] as number;
  });
}
