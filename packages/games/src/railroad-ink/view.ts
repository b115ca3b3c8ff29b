import { partOf, questionOn, seatsOf, type FrameView, type Seat, type Viewer } from '@zaria/kit';
import type { Board } from './board.ts';
import type { Pair } from './draft.ts';
import { routesDue, specialsLeft, type Work } from './drawing.ts';
import { rules } from './rules.ts';
import type { Score } from './score.ts';
import { scoreSeen } from './score-seen.ts';
import type { RailroadInkSteps } from './steps.ts';
import { roundsOf, type Options, type Table } from './table.ts';
import { printTile, type ExtraFace, type RouteFace, type Special } from './tiles.ts';

/** What the viewer still has to draw, or may. */
export interface DrawingView {
  readonly routes: readonly RouteFace[];
  /** Those of them that fit, and keep the round open. */
  readonly due: readonly RouteFace[];
  readonly extra: readonly ExtraFace[];
  readonly specials: readonly Special[];
}

export interface SeatView {
  /** Square by square from A1 to G7; "...." where nothing is drawn. */
  readonly tiles: readonly string[];
  /** The round in which each square was drawn; 0 where nothing is. */
  readonly rounds: readonly number[];
  /** The special routes drawn so far. */
  readonly specials: readonly Special[];
  /** The seat's route dice of this round, drawn or not. */
  readonly routes: readonly RouteFace[];
  /** What the board is worth as it is. */
  readonly score: Score;
  /** Only for the viewer, until everybody hears what he has drawn. */
  readonly drawing: DrawingView | null;
}

/** What one seat, or a spectator, may know: his own board as it is, the others' as they were at the end of the round. */
export interface RailroadInkView {
  readonly viewer: Viewer;
  readonly players: number;
  readonly options: Options;
  readonly round: number;
  readonly rounds: number;
  readonly seats: readonly SeatView[];
  readonly extra: readonly ExtraFace[];
  readonly pairs: readonly Pair[];
  readonly star: Seat | null;
  readonly first: Seat;
  /** The last frame is the question on the table. */
  readonly agenda: readonly FrameView<RailroadInkSteps>[];
}

/** Built field by field, so that a new field of `Table` stays secret until it is named here. */
export function view(table: Table, viewer: Viewer): RailroadInkView {
  return {
    viewer,
    players: table.players,
    options: table.options,
    round: table.round,
    rounds: roundsOf(table),
    seats: seatsOf(table.players).map(seat => seatView(table, seat, viewer)),
    extra: [...table.extra],
    pairs: [...table.pairs],
    star: table.star,
    first: table.first,
    agenda: table.agenda.map(frame => rules.redact(frame, viewer)),
  };
}

function seatView(table: Table, seat: Seat, viewer: Viewer): SeatView {
  const work = seat === viewer ? workOf(table, seat) : null;
  const board: Board = work?.board ?? table.boards[seat];
  return {
    tiles: board.tiles.map(printTile),
    rounds: [...board.rounds],
    specials: [...(work?.specials ?? table.specials[seat])],
    routes: [...table.routes[seat]],
    score: scoreSeen(board, table.options.crossing),
    drawing: work && drawingView(work),
  };
}

const drawingView = (work: Work): DrawingView => ({
  routes: [...work.routes],
  due: routesDue(work),
  extra: [...work.extra],
  specials: specialsLeft(work),
});

/** The seat's board in the making, until everybody hears of it. */
export function workOf(table: Table, seat: Seat): Work | null {
  const frame = questionOn(table);
  return (frame?.step === 'draw' ? partOf(frame, seat)?.work : table.untold?.[seat]) ?? null;
}
