export { qwinto } from './game.ts';
export type { Fact as QwintoFact } from './facts.ts';
export type { Decision, QwintoShape, QwintoSteps, Reason as QwintoReason } from './steps.ts';
export type { FreeField, QwintoView, SheetView } from './view.ts';
export type { Dice, Roll } from './table.ts';
export { scorePosition } from './position.ts';

// The sheet: for boards that draw it and bots that fill it.
export * from './layout.ts';
export {
  EMPTY,
  EMPTY_SHEET,
  HIGHEST,
  LOWEST,
  MISTHROWS,
  endingOf,
  fullRows,
  isFull,
  withMisthrow,
  withNumber,
} from './sheet.ts';
export type { Ending, Sheet } from './sheet.ts';
export { fits, misfit, fieldsFor, type Misfit } from './fit.ts';
export { closes, deadFields, isDead, possible } from './future.ts';
export { best, type Best } from './best.ts';
export { flawsOf, type Flaw } from './lawful.ts';
export { score, type RowScored, type Score, type Scored } from './score.ts';
export { parseSheet, printSheet } from './line.ts';
export { printField } from './notation.ts';
export { drawSheet } from './draw.ts';
