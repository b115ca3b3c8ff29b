import type { Fact } from './types.ts';

/** Told with what the board brings itself. */
export const AT_ONCE: ReadonlySet<Fact['fact']> = new Set<Fact['fact']>([
  'starts',
  'round',
  'dealt',
  'bank',
  'tile',
  'neutral',
  'rolled',
  'placed',
  'passed',
]);
/** Told in the scene of a settlement. */
export const SETTLED: ReadonlySet<Fact['fact']> = new Set<Fact['fact']>([
  'tied',
  'paid',
  'returned',
  'fewest',
  'fined',
]);
