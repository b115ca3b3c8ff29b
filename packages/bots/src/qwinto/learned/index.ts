/* For whoever trains it. */
export { handOf, type Hand } from '../hand.ts';
export { tenLines } from '../ten-lines.ts';
export { SETS } from './dice.ts';
export { mindOf, type Company, type Mind } from './mind.ts';
export {
  FEATURES,
  HIDDEN,
  MOST_ON,
  MOST_SEATS,
  TEN,
  WEIGHTS,
  hiddenOf,
  netOf,
  outputOf,
  sigmoid,
  weightsWith,
  type Net,
} from './net.ts';
export { isLast, pointsOf } from './paper.ts';
export { HANDS_WIN_POINTS, WIN_POINTS } from './player.ts';
export { NOTHING } from './reader.ts';
export { emptySheets, type Sheets } from './sheets.ts';
export { WEIGHTS_VERSION, netIn, packed, type WeightsFile } from './weights.ts';
