import type { Moment } from '@zaria/client';
import type { NoteKind } from '@zaria/kit';

/** Notes that nothing can be seen of: parts in the dice, and talk about going back, which is told by what came of it. */
const UNSEEN: ReadonlySet<NoteKind> = new Set(['reveal', 'asks', 'agrees']);

/** Whether something can be seen to happen: where a replay stops. Dice links that are opened are nothing to see. */
export const isWorthAStop = ({ facts, entry }: Moment): boolean =>
  facts.length > 0 ||
  entry.kind === 'undo' ||
  entry.kind === 'hidden' ||
  (entry.kind === 'note' && !UNSEEN.has(entry.note.note));

/** Where a part of a match begins: a round, or a throw where a game has no rounds. */
export interface Part {
  readonly kind: 'round' | 'throw';
  readonly n: number;
  readonly at: number;
}

export function partsOf(moments: readonly Moment[]): readonly Part[] {
  const beginning = (name: string): readonly Moment[] =>
    moments.filter(({ facts }) => facts.some(({ fact }) => fact === name));
  const rounds = beginning('round');
  const parts = (kind: Part['kind'], found: readonly Moment[]) => found.map(({ at }, i) => ({ kind, n: i + 1, at }));
  return rounds.length > 0 ? parts('round', rounds) : parts('throw', beginning('rolled'));
}
