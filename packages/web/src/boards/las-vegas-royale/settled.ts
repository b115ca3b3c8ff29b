import type { Fact } from './types.ts';

/** Told in the scene of a settlement. */
export const SETTLED: ReadonlySet<Fact['fact']> = new Set<Fact['fact']>([
  'tied',
  'paid',
  'returned',
  'fewest',
  'fined',
]);
