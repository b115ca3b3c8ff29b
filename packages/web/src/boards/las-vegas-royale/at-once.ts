import type { Fact, Step } from './types.ts';

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
/** Asked with it: for the second of them the panel may come while the dice roll. */
export const ASKED_AT_ONCE: ReadonlySet<string> = new Set<Step>(['roll', 'place']);
/** Told in the scene of a settlement. */
export const SETTLED: ReadonlySet<Fact['fact']> = new Set<Fact['fact']>([
  'tied',
  'paid',
  'returned',
  'fewest',
  'fined',
]);
