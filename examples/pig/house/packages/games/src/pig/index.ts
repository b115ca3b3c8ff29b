export { pig } from './game.ts';
export { scorePosition } from './position.ts';
export type { PigShape } from './steps.ts';
