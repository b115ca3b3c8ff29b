import {
  ROUNDS,
  copyWork,
  workOf,
  type Pair,
  type RailroadInkShape,
  type RailroadInkTable,
  type Work,
} from '@zaria/games/railroad-ink';
import { questionOn, type Rng, type Seat } from '@zaria/kit';
import type { Bot, Budget, Considered } from '../bot.ts';
import { latenessOf } from '../meter.ts';
import { planRound, worthOf, type Search, type Sketch } from './round.ts';
import { newWorth } from './value.ts';

type Action = RailroadInkShape['action'];

/** A round of one sketch a step looks at about so many boards. */
const NODES_A_WIDTH = 500;
/** However many nodes there are, no more boards than these are kept at a step. */
const WIDEST = 400;
/** For a pair of dice: one way to draw it is enough to know what it is worth. */
const PAIR_WIDTH = 1;

export interface Manner {
  readonly nodes: number;
  /** How far it is out when it compares boards, in points. */
  readonly blur: number;
}

/** Plans the whole round at once, the best sketches of each step kept, by a hand-made guess of what a board is worth. */
export function railroadInkPlayer(
  id: string,
  { nodes: usual, blur }: Manner,
): Bot<RailroadInkShape> & Required<Pick<Bot<RailroadInkShape>, 'consider'>> {
  const searchFor = (table: RailroadInkTable, budget: Budget, rng: Rng): Search => ({
    width: Math.min(WIDEST, Math.max(1, Math.round(budget.nodes / NODES_A_WIDTH))),
    nodes: budget.nodes,
    isLate: latenessOf(budget),
    prospects: {
      crossing: table.options.crossing,
      expansion: table.options.expansion,
      roundsLeft: ROUNDS[table.options.expansion] - table.round,
    },
    blur: () => (blur === 0 ? 0 : blur * ((rng.below(1000) + rng.below(1000)) / 999 - 1)),
  });

  const consider: Required<Bot<RailroadInkShape>>['consider'] = (follower, seat, budget, rng) => {
    const table = follower.imagine(rng);
    const work = workOf(table, seat);
    const search = searchFor(table, budget, rng);
    if (questionOn(table)?.step === 'pick') return pairs(table, seat, follower.legal, search);
    if (work === null) return follower.legal.map(action => ({ plan: [action], worth: 0, result: null, expects: {} }));
    return planRound(work, search).map(sketch => considered(sketch, search));
  };
  return {
    id,
    version: 3,
    nodes: usual,
    decide: (follower, seat, budget, rng) =>
      consider(follower, seat, budget, rng)[0]?.plan ?? follower.legal.slice(0, 1),
    consider,
  };
}

const considered = ({ work, placed, value }: Sketch, { prospects }: Search): Considered<Action> => ({
  plan: [...placed.map((answer): Action => ({ step: 'draw', answer })), { step: 'draw', answer: 'finish' }],
  worth: value,
  result: value,
  expects: partsOf(work, prospects),
});

function partsOf(work: Work, prospects: Search['prospects']): Considered['expects'] {
  const worth = newWorth();
  worthOf(work, prospects, worth);
  return { ...worth };
}

/** The pair that the own board can make most of, with what was taken before; of those that time is left for. */
function pairs(
  table: RailroadInkTable,
  seat: Seat,
  legal: readonly Action[],
  search: Search,
): readonly Considered<Action>[] {
  return legal
    .flatMap(action => (action.step === 'pick' ? [{ action, pair: action.answer }] : []))
    .map(({ action, pair }, at): Considered<Action> => {
      if (at > 0 && search.isLate()) return { plan: [action], worth: -Infinity, result: null, expects: {} };
      const [best] = planRound(workWith(table, seat, pair), { ...search, width: PAIR_WIDTH });
      const expects = best === undefined ? {} : partsOf(best.work, search.prospects);
      return { plan: [action], worth: best?.value ?? 0, result: best?.value ?? null, expects };
    })
    .sort((a, b) => b.worth - a.worth);
}

const workWith = (table: RailroadInkTable, seat: Seat, pair: Pair): Work =>
  copyWork({
    board: table.boards[seat],
    routes: [...table.routes[seat], ...pair],
    extra: table.extra,
    specials: table.specials[seat],
    isSpecialDrawn: false,
  });
