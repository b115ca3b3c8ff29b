export { lasVegas } from './game.ts';
export type { Fact as LasVegasFact } from './facts.ts';
export type { LasVegasShape, LasVegasSteps, Reason as LasVegasReason } from './steps.ts';
export { CASINO_MINIMUM } from './banknotes.ts';
export { outlookOf } from './outlook.ts';
export type { CasinoView, LasVegasView } from './view.ts';
export { NOTES, payPaper, type PaperCasino, type PaperCasinos, type PaperFault, type PaperRound } from './paper.ts';
export { scorePosition } from './position.ts';
