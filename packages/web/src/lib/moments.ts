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
