export { lasVegas } from './game.ts';
export type { Fact as LasVegasFact } from './facts.ts';
export type { LasVegasShape, LasVegasSteps, Reason as LasVegasReason } from './steps.ts';
export { outlookOf } from './outlook.ts';
export type { CasinoView, LasVegasView } from './view.ts';
export { scorePosition } from './position.ts';
