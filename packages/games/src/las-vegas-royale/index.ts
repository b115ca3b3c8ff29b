export { lasVegasRoyale } from './game.ts';
export { countCoverage, type Coverage } from './coverage.ts';
export type { Fact as RoyaleFact } from './facts.ts';
export type { Reason as RoyaleReason } from './reasons.ts';
export { outlookOf, outlooksOf } from './outlook.ts';
export { scorePosition } from './position.ts';
export type { RoyaleShape, RoyaleSteps } from './steps.ts';
export { SIDES, type Side } from './tiles/index.ts';
export type { CasinoView, RoyaleView, TileView } from './view.ts';
