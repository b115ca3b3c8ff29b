export { railroadInk } from './game.ts';
export type { Fact as RailroadInkFact } from './facts.ts';
export type { Pool, RailroadInkShape, RailroadInkSteps, Reason as RailroadInkReason, Roll } from './steps.ts';
export type { Options as RailroadInkOptions, Table as RailroadInkTable } from './table.ts';
export { workOf, type DrawingView, type RailroadInkView, type SeatView } from './view.ts';
export { readPaper, type PaperBoard, type PaperFault } from './paper.ts';
export { scorePosition, type PositionFault, type PositionScore } from './position.ts';

// The board: for pages that draw it and bots that fill it.
export * from './squares.ts';
export { EXITS, type Exit, type ExitPlace } from './exits.ts';
export * from './tiles.ts';
export { FITS, meet, needsConnection, type Meeting } from './meeting.ts';
export * from './board.ts';
export type { Scored } from './scored.ts';
export { networksOf, type Network } from './networks.ts';
export { CROSSINGS, longestLine, type Crossing, type Line } from './lines.ts';
export { bestRiver, smallestLake, type River } from './water.ts';
export { traceLine, traceNetwork, type Traced } from './traces.ts';
export { centreOf, errorsOf, networkPoints, partsOf, score, type Errors, type LooseEnd, type Score } from './score.ts';

// A board as it is seen: for pages that show what scored, what would, and why not.
export { boardSeen, type BoardSeen } from './seen.ts';
export { misfitOf, outlookOf, type Outlook } from './outlook.ts';

// A round: for bots that plan it whole.
export {
  A_DICE,
  B_DICE,
  EXPANSIONS,
  EXTRA_DICE,
  ROUTE_DICE,
  ROUNDS,
  SPECIALS_PER_GAME,
  rollExtra,
  rollRoutes,
  type Expansion,
} from './dice.ts';
export { nextFirst, totalOf, type Pair } from './draft.ts';
export {
  copyWork,
  drawTile,
  drawings,
  mayFinish,
  routesDue,
  specialsLeft,
  type Drawing,
  type Work,
} from './drawing.ts';
export { parseBoard, parsePlacement, printBoard, printPlacement } from './notation.ts';
