export { BrokenLaw, checkLaws, checkMatch } from './check.ts';
export { LAWS } from './laws/index.ts';
export type { Law } from './laws/law.ts';
export { randomMatch, randomStart, type RandomMatch } from './match.ts';
