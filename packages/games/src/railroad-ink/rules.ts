import {
  NONE,
  bySeat,
  drawnSeat,
  engine,
  leftOf,
  seatsOf,
  type Part,
  type Seat,
  type Start,
  type Steps,
  type Tell,
} from '@zaria/kit';
import { cloneBoard, emptyBoard, type Placement } from './board.ts';
import { isExtraRoll, isRouteRoll, rollExtra, rollRoutes } from './dice.ts';
import { arePairs, distinctPairs, nextFirst, samplePairs, totalOf, withoutPair } from './draft.ts';
import { drawTile, drawings, copyWork, refuseDrawing, type Drawing, type Work } from './drawing.ts';
import type { Fact } from './facts.ts';
import { drawingNotation, pairNotation, poolNotation, rollNotation } from './notation.ts';
import { partsOf, score } from './score.ts';
import { SQUARES } from './squares.ts';
import { ask, schedule, type RailroadInkShape } from './steps.ts';
import { roundsOf, type Options, type Table } from './table.ts';
import { WATER_TILE } from './tiles.ts';

export function newTable({ seats: players, options }: Start<Options>): Table {
  const isLot = options.draft && options.starter === 'random';
  const first = options.starter === 'random' ? 0 : options.starter;
  const table: Table = {
    players,
    options,
    round: 0,
    boards: bySeat(players, emptyBoard),
    untold: null,
    specials: bySeat(players, () => []),
    routes: bySeat(players, () => []),
    extra: [],
    pairs: [],
    star: options.draft && !isLot ? first : null,
    first,
    agenda: [],
    asked: 0,
  };
  scheduleRound(table);
  if (isLot) schedule(table, 'starter', NONE);
  return table;
}

const scheduleRound = (table: Table): void => schedule(table, table.options.draft ? 'pool' : 'roll', NONE);

function beginRound(table: Table, tell?: Tell<Fact>): void {
  table.round++;
  tell?.({ fact: 'round', round: table.round, rounds: roundsOf(table) });
}

const steps: Steps<RailroadInkShape> = {
  starter: {
    ...drawnSeat,
    resolve(table, _data, seat, tell) {
      table.star = seat;
      table.first = seat;
      tell?.({ fact: 'starts', seat });
    },
  },

  roll: {
    kind: 'chance',
    notation: rollNotation,
    sample: (table, _data, rng) => ({ routes: rollRoutes(rng), extra: rollExtra(table.options.expansion, rng) }),
    admits: (table, _data, { routes, extra }) => isRouteRoll(routes) && isExtraRoll(table.options.expansion, extra),
    resolve(table, _data, { routes, extra }, tell) {
      schedule(table, 'draw', NONE);
      beginRound(table, tell);
      table.routes = bySeat(table.players, () => routes);
      table.extra = extra;
      tell?.({ fact: 'rolled', routes, extra });
    },
  },

  pool: {
    kind: 'chance',
    notation: poolNotation,
    sample: (table, _data, rng) => ({
      pairs: samplePairs(table.players, rng),
      extra: rollExtra(table.options.expansion, rng),
    }),
    admits: (table, _data, { pairs, extra }) =>
      arePairs(pairs, table.players) && isExtraRoll(table.options.expansion, extra),
    resolve(table, _data, { pairs, extra }, tell) {
      ask(table, 'pick', table.first, NONE);
      beginRound(table, tell);
      table.routes = bySeat(table.players, () => []);
      table.extra = extra;
      table.pairs = pairs;
      tell?.({ fact: 'pooled', pairs, extra });
    },
  },

  pick: {
    kind: 'ask',
    notation: pairNotation,
    answers: table => distinctPairs(table.pairs),
    refuse: (_table, _data, pair) => ({ why: 'no-such-pair', pair }),
    resolve(table, _data, pair, seat, tell) {
      table.pairs = withoutPair(table.pairs, pair);
      table.routes[seat] = [...table.routes[seat], ...pair];
      const isLast = table.pairs.length === 0;
      if (isLast) schedule(table, 'draw', NONE);
      else ask(table, 'pick', leftOf(seat, table.players), NONE);
      tell?.({ fact: 'picked', seat, pair });
      if (!isLast || table.round === roundsOf(table)) return;
      table.first = nextFirst(table.routes, table.first);
      tell?.({ fact: 'first', seat: table.first, total: totalOf(table.routes[table.first]) });
    },
  },

  draw: {
    kind: 'together',
    notation: drawingNotation,
    reopens: true,
    begin(table, _data, seat) {
      if (seat >= table.players) return null;
      return {
        board: cloneBoard(table.boards[seat]),
        routes: table.routes[seat],
        extra: table.extra,
        specials: table.specials[seat],
        isSpecialDrawn: false,
      };
    },
    answers: drawings,
    act(work, drawing, table) {
      if (drawing === 'finish') return true;
      drawTile(work, drawing, table.round);
      return false;
    },
    copy: copyWork,
    refuse: (work, _table, _data, drawing) => refuseDrawing(work, drawing),
    finish(table, _data, parts, tell) {
      const isLast = table.round === roundsOf(table);
      if (isLast) schedule(table, 'over', NONE);
      else scheduleRound(table);
      const untold = tell ? bySeat(table.players, seat => parts[seat]?.work ?? null) : null;
      table.untold = untold;
      for (const seat of seatsOf(table.players)) {
        const part = parts[seat];
        if (part === null) throw new Error(`seat ${seat} took no part in the round`);
        table.boards[seat] = part.work.board;
        table.specials[seat] = part.work.specials;
        if (untold) untold[seat] = null;
        if (tell) tellDrawn(table, seat, part, tell);
      }
      table.untold = null;
      if (isLast && tell) tellScores(table, tell);
    },
  },

  over: {
    kind: 'auto',
    run: (_table, _data, tell) => tell?.({ fact: 'over' }),
  },
};

function tellDrawn(table: Table, seat: Seat, { answers, work }: Part<Drawing, Work>, tell: Tell<Fact>): void {
  const { tiles, rounds } = work.board;
  tell({
    fact: 'drew',
    seat,
    drawn: answers.filter((drawing): drawing is Placement => drawing !== 'finish'),
    filled: SQUARES.filter(square => tiles[square] === WATER_TILE && rounds[square] === table.round),
    unfit: work.routes,
  });
}

function tellScores(table: Table, tell: Tell<Fact>): void {
  for (const seat of seatsOf(table.players)) {
    const scored = score(table.boards[seat], table.options.crossing);
    tell({ fact: 'scored', seat, total: scored.total, parts: partsOf(scored, table.options.expansion) });
  }
}

export const rules = engine<RailroadInkShape>(steps);
