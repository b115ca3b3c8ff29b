export { looked, planRound, type Round, type Sketch } from './beam.ts';
export { EXTRA_DIE_FACES } from './dice.ts';
export { look, seen, type Left } from './features.ts';
export { CENTRE_DRAWN, LINE, LOOSE, PARTS, draw, emptyGrid, type Grid } from './grid.ts';
export { bestRounds } from './look-ahead.ts';
export { STAGES, newModel, type Model } from './model.ts';
export { PIECE_INDEX } from './tables.ts';
export { findLakes, findRiver, lake, river } from './water.ts';
export { WEIGHTS_VERSION, packWeights, readWeights, type SavedWeights } from './weights.ts';
