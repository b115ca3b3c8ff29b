import type { LasVegasShape } from '@zaria/games/las-vegas';
import { questionOn, type Rng } from '@zaria/kit';
import type { Bot, Considered } from '../bot.ts';
import { meterOf, type Meter } from '../meter.ts';
import { halving } from '../search/halving.ts';
import { ENDGAME_NODES, solve } from './endgame.ts';
import { chances } from './objective.ts';
import { believed, type Beliefs, type Taste } from '../vegas/rivals.ts';
import { playOut } from './playout.ts';
import { beliefsFrom } from './rivals.ts';
import { SEATS, copyRound, newRound, passOn, place, readRound, shareTable, wonBy, type Round } from './round.ts';

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
const outcome = new Float64Array(SEATS);

/**
 * Monte Carlo to the end of the round: every casino is tried in the same playouts, the others playing as they were seen
 * to, and what counts is the chance to win the match from there. The last dice of a round are worked out exactly.
 */
export const lasVegasPlayer = (id: string, nodes: number): Bot<LasVegasShape> => {
  const bot: Required<Bot<LasVegasShape>> = {
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

/** What was seen in the playouts of one choice. */
interface Seen {
  own: number;
  rivals: number;
}

function compare(
  choices: readonly Choice[],
  seat: number,
  beliefs: Beliefs,
  meter: Meter,
  rng: Rng,
): readonly Considered<LasVegasShape['action']>[] {
  const own = now.players === 2 ? DUEL : CROWD;
  const tastes = Array<Taste>(now.players).fill(own);
  const seed = rng.below(SEEDS);
  const seen: Seen[] = choices.map(() => ({ own: 0, rivals: 0 }));

  function take(at: number): void {
    const { casino, own, white } = choices[at] as Choice;
    copyRound(now, ahead);
    place(ahead, seat, casino, own, white);
    passOn(ahead);
  }

  function sample(at: number, index: number): number {
    take(at);
    for (let other = 0; other < now.players; other++)
      if (other !== seat) tastes[other] = believed(beliefs, other, seed + index);
    meter.take(1 + playOut(ahead, seed + index, tastes));
    chances(ahead, outcome, 0);
    note(seen[at] as Seen, ahead, seat);
    return outcome[seat] as number;
  }

  const ends = endings(choices, meter)?.map((_, at) => {
    take(at);
    meter.take(1 + solve(ahead, outcome));
    return outcome[seat] as number;
  });
  const length = (1 + now.left / DICE_A_PLACEMENT) * choices.length;
  const tried = halving({
    actions: choices.length,
    samples: ends === undefined ? Math.min(MOST_SAMPLES, Math.floor(meter.left() / length)) : LOOKING,
    sample,
    goesOn: () => meter.affords(now.left),
  });
  const considered = tried.map(({ at, mean, samples }) => {
    const { own: mine, rivals } = seen[at] as Seen;
    const { action } = choices[at] as Choice;
    const expects: Considered['expects'] = samples === 0 ? {} : { own: mine / samples, rivals: rivals / samples };
    return { plan: [action], worth: ends?.[at] ?? mean, result: expects['own'] ?? null, expects };
  });
  return ends === undefined ? considered : considered.sort((a, b) => b.worth - a.worth);
}

/** The choices, if all of them can be worked out to the end of the round within the budget. */
function endings(choices: readonly Choice[], meter: Meter): readonly Choice[] | undefined {
  const nodes = choices.map(({ own, white }) => ENDGAME_NODES[now.left - own - white] ?? Infinity);
  return meter.affords(nodes.reduce((a, b) => a + b + 1, 0)) ? choices : undefined;
}

function note(seen: Seen, round: Round, seat: number): void {
  for (let other = 0; other < round.players; other++) {
    if (other === seat) seen.own += wonBy(round, other);
    else seen.rivals += wonBy(round, other) / (round.players - 1);
  }
}
