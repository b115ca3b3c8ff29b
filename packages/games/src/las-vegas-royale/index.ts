export { lasVegasRoyale } from './game.ts';
export { CARDS as CARD_COUNTS } from './cards.ts';
export { countCoverage, type Coverage } from './coverage.ts';
export { parseChosen } from './draw.ts';
export type { Fact as RoyaleFact } from './facts.ts';
export type { Reason as RoyaleReason } from './reasons.ts';
export { outlookOf, outlooksOf } from './outlook.ts';
export {
  BLACK_BOX_SUMS,
  PAPER_CARDS,
  payPaper,
  type PaperCasino,
  type PaperCasinos,
  type PaperFact,
  type PaperFault,
  type PaperPurse,
  type PaperRound,
  type PaperTile,
} from './paper.ts';
export { scorePosition } from './position.ts';
export { DICE } from './table.ts';
export type { RoyaleShape, RoyaleSteps } from './steps.ts';
export { SIDES, type Side } from './tiles/index.ts';
export { freshTileView } from './view.ts';
export type { CasinoView, RoyaleView, TileView } from './view.ts';
