import {
  ROUNDS,
  SPECIALS,
  workOf,
  type Pair,
  type RailroadInkShape,
  type RailroadInkTable,
  type RouteFace,
  type Square,
  type Tile,
  type Work,
} from '@zaria/games/railroad-ink';
import { leftOf, questionOn, type Rng, type Seat } from '@zaria/kit';
import type { Considered, Note } from '../bot.ts';
import { latenessOf } from '../meter.ts';
import { planRound, type Breadth, type Round, type Sketch } from './learned/beam.ts';
import { exitsWithinReach, faceIndexes } from './learned/features.ts';
import { CENTRE_DRAWN, LINE, LOOSE, PARTS, gridOf } from './learned/grid.ts';
import { bestRounds } from './learned/look-ahead.ts';
import { sharesOf } from './learned/shares.ts';
import type { Model } from './learned/model.ts';
import { findLakes, findRiver, lake, river } from './learned/water.ts';
import type { RailroadInkLearned } from './levels.ts';
import type { Models } from './models.ts';

type Action = RailroadInkShape['action'];

const SEEDS = 0x4000_0000;
/** For a pair of dice: a few ways to draw it are enough to know what it is worth. */
const PAIR_BREADTH: Breadth = { width: 2, specials: 'last' };
/** A pair that comes second may be gone; how likely the best of those that are left is not. */
const STILL_THERE = 0.5;
/** What somebody else loses counts so much beside what is gained. */
const DENIED = 0.25;

/** Plans the whole round at once by a learned value of boards; `null` where nothing was learned. */
export const learnedFrom =
  (models: Models): RailroadInkLearned =>
  (blur, follower, seat, budget, rng) => {
    const table = follower.imagine(rng);
    const model = models[table.options.expansion]();
    if (model === null) return null;
    const isLate = latenessOf(budget);
    if (questionOn(table)?.step === 'pick') return pairs(model, table, seat, follower.legal, isLate);
    const work = workOf(table, seat);
    if (work === null) return follower.legal.map(action => ({ plan: [action], worth: 0, result: null, expects: {} }));
    const round = roundOf(table, work, blurred(blur, rng));
    return bestRounds(model, round, budget.nodes, rng.below(SEEDS), isLate).map(end => considered(end, round, model));
  };

const blurred =
  (blur: number, rng: Rng): (() => number) =>
  () =>
    blur * ((rng.below(1000) + rng.below(1000)) / 999 - 1);

export const roundOf = (table: RailroadInkTable, work: Work, blur: Round['blur']): Round => ({
  grid: gridOf(work.board.tiles, againOf(table)),
  faces: faceIndexes([...work.routes, ...work.extra]),
  routes: work.routes.length,
  specials: SPECIALS.reduce((set, special, at) => (work.specials.includes(special) ? set | (1 << at) : set), 0),
  isSpecialDrawn: work.isSpecialDrawn,
  roundsLeft: ROUNDS[table.options.expansion] - table.round,
  again: againOf(table),
  blur,
});

const againOf = ({ options }: RailroadInkTable): number => (options.crossing === 'twice' ? 1 : 0);

const considered = (end: Sketch, round: Round, model: Model): Considered<Action> => ({
  plan: [
    ...end.placed.map((move): Action => {
      const [square, tile] = [(move >> 7) as Square, (move & 127) as Tile];
      return { step: 'draw', answer: { square, tile } };
    }),
    { step: 'draw', answer: 'finish' },
  ],
  worth: end.value,
  result: end.value,
  get expects() {
    return partsOf(end, round, model);
  },
  get notes(): readonly Note[] {
    return round.roundsLeft === 0 ? [] : [{ note: 'reaches', exits: exitsWithinReach(model.sight, end.grid) }];
  },
});

/** What the board scores part by part, what it promises beyond that, and what the dice to come make of it. */
function partsOf(end: Sketch, round: Round, model: Model): Considered['expects'] {
  const { grid, value } = end;
  const { sight } = model;
  const at = (place: number): number => grid[place] as number;
  findRiver(grid);
  findLakes(grid);
  const parts = {
    networks: 4 * (12 - at(PARTS)) + (at(PARTS) === 1 ? 1 : 0),
    lines: at(LINE + 1) + at(LINE + 2),
    centre: at(CENTRE_DRAWN),
    ends: -at(LOOSE),
    water: sight.expansion === 'rivers' ? river.points : sight.expansion === 'lakes' ? lake.points : 0,
  };
  const begun = { grid: round.grid, specialsDrawn: bitsIn(round.specials) };
  const promised = sharesOf(model, begun, { grid, specialsDrawn: bitsIn(end.specials) }, round.roundsLeft);
  const known = [...Object.values(parts), ...Object.values(promised)].reduce((sum, part) => sum + part, 0);
  return { ...parts, ...promised, prospects: value - known };
}

const bitsIn = (set: number): number => SPECIALS.filter((_, at) => ((set >> at) & 1) === 1).length;

/** The pair that the own board can make most of, and that the next one would miss; of those that time is left for. */
function pairs(
  model: Model,
  table: RailroadInkTable,
  seat: Seat,
  legal: readonly Action[],
  isLate: () => boolean,
): Considered<Action>[] {
  const offered = legal.flatMap(action => (action.step === 'pick' ? [{ action, pair: action.answer }] : []));
  const worthOf = (of: Seat, faces: readonly RouteFace[]): Sketch | undefined =>
    planRound(model, roundOf(table, workWith(table, of, faces), null), PAIR_BREADTH)[0];
  /** Of the same four faces the same comes, whichever two were taken first. */
  const known = new Map<string, Sketch | undefined>();
  function withBoth(one: Pair, other: Pair): Sketch | undefined {
    const faces = [...one, ...other].sort();
    const key = faces.join();
    if (!known.has(key)) known.set(key, worthOf(seat, faces));
    return known.get(key);
  }
  const begun = roundOf(table, workWith(table, seat, []), null);
  const isFirst = table.routes[seat].length === 0;
  const own = offered.map(({ pair }, at) => (at > 0 && isLate() ? UNTRIED : ownWorth(pair)));
  const next = leftOf(seat, table.players);
  const isNextToPick = isFirst || next !== table.first;
  const theirs = isNextToPick && !isLate() ? offered.map(({ pair }) => worthOf(next, pair)?.value ?? 0) : [];
  return offered
    .map(({ action }, at): Considered<Action> => {
      const { value, end } = own[at] ?? UNTRIED;
      const worth = value + DENIED * lossWithout(theirs, at);
      return {
        plan: [action],
        worth,
        result: end === undefined ? null : value,
        expects: end === undefined ? {} : partsOf(end, begun, model),
      };
    })
    .sort((a, b) => b.worth - a.worth);

  /** A first pair is worth what it makes with a second; the better ones of those are taken by others in between. */
  function ownWorth(pair: Pair): { readonly value: number; readonly end: Sketch | undefined } {
    if (!isFirst) {
      const end = worthOf(seat, [...table.routes[seat], ...pair]);
      return { value: end?.value ?? 0, end };
    }
    const taken = table.pairs.findIndex(other => isSamePair(other, pair));
    const rest = table.pairs.filter((_, at) => at !== taken);
    const triedWith = (second: Pair, at: number): Sketch | undefined =>
      at > 0 && isLate() ? undefined : withBoth(pair, second);
    const ends = rest.flatMap((second, at) => triedWith(second, at) ?? []).sort((a, b) => b.value - a.value);
    let [value, chance] = [0, 1];
    for (const [at, end] of ends.entries()) {
      const share = at === ends.length - 1 ? chance : chance * STILL_THERE;
      value += share * end.value;
      chance -= share;
    }
    return { value, end: ends[0] };
  }
}

/** A pair that no time was left for. */
const UNTRIED = { value: -Infinity, end: undefined } as const;

const isSamePair = (one: Pair, other: Pair): boolean => one.toSorted().join() === other.toSorted().join();

/** How much less the best of these is without one of them. */
function lossWithout(values: readonly number[], gone: number): number {
  if (values.length < 2) return 0;
  return Math.max(...values) - Math.max(...values.filter((_, at) => at !== gone));
}

const workWith = (table: RailroadInkTable, seat: Seat, routes: readonly RouteFace[]): Work => ({
  board: table.boards[seat],
  routes,
  extra: table.extra,
  specials: table.specials[seat],
  isSpecialDrawn: false,
});
