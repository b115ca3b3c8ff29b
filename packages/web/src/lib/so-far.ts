import type { Moment } from '@zaria/client';

/**
 * What may stand in the log while a moment is being shown: all that came before it, and of it as many facts as the
 * board has shown.
 */
export function toldSoFar(before: readonly Moment[], moment: Moment | null, shown: number): readonly Moment[] {
  if (moment === null || shown === 0) return before;
  return [...before, { ...moment, facts: moment.facts.slice(0, shown) }];
}
