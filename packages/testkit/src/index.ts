export { BrokenLaw, checkLaws, checkMatch } from './check.ts';
export { lawsOf } from './games/laws.ts';
export { changedAt, factLaw, isOnly, topOf } from './laws/facts.ts';
export { LAWS } from './laws/index.ts';
export type { Law } from './laws/law.ts';
export { randomMatch, randomStart, type RandomMatch } from './match.ts';
