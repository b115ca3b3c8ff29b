export { pig } from './game.ts';
export { scorePosition } from './position.ts';
export type { Fact as PigFact, PigShape, PigSteps, Reason as PigReason } from './steps.ts';
export type { PigView } from './view.ts';
