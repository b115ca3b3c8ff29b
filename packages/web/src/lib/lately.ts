import type { Moment } from '@zaria/client';
import type { AnyFact } from '@zaria/kit';
import { seatIn } from './players.ts';

/**
 * By seat: the last fact that was somebody's doing, in the round that goes on; `null` where there is none. What was
 * taken back may be any of what came before: of that nothing is said.
 */
export function lastDone(moments: readonly Moment[], seats: number): readonly (AnyFact | null)[] {
  const found: (AnyFact | null)[] = Array.from({ length: seats }, () => null);
  let missing = seats;
  for (const { entry, facts } of moments.toReversed()) {
    if (missing === 0 || entry.kind === 'undo') return found;
    for (const fact of facts.toReversed()) {
      if (fact.fact === 'round') return found;
      const seat = seatIn(fact, seats);
      if (seat === null || found[seat] !== null) continue;
      found[seat] = fact;
      missing--;
    }
  }
  return found;
}
