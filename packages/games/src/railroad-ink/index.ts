export { railroadInk } from './game.ts';
export type { Fact as RailroadInkFact } from './facts.ts';
export type { RailroadInkShape, RailroadInkSteps, Reason as RailroadInkReason } from './steps.ts';
export type { DrawingView, RailroadInkView, SeatView } from './view.ts';
export { scorePosition, type PositionFault, type PositionScore } from './position.ts';
