export { checkCut, checkHalfTaken, frameBoundaries, writeForAWhile, type Written } from './sqlite/cuts.testing.ts';
export { checkAfterKill, killOnce, type Acknowledged } from './sqlite/kills.testing.ts';
