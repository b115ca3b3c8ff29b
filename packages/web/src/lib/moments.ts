import type { Moment } from '@zaria/client';

/** Whether something can be seen to happen: where a replay stops. Dice links that are opened are nothing to see. */
export const isWorthAStop = ({ facts, entry }: Moment): boolean =>
  facts.length > 0 ||
  entry.kind === 'undo' ||
  entry.kind === 'hidden' ||
  (entry.kind === 'note' && entry.note.note !== 'reveal');
