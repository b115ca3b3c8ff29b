import type { AnyGame, RecordedEntry } from '@zaria/kit';

/**
 * A log without the answers that were taken back in common steps, and without their taking back: how often somebody
 * changed his mind stays his. The match it tells is the same. An undo never leads into the middle of a common step, so
 * an answer and its way back are on the same side of every mark.
 */
export function netLog<E extends RecordedEntry>(game: AnyGame, log: readonly E[]): readonly E[] {
  const dropped = takenBack(game, log);
  /** By place in the old log: how many entries before it are kept. */
  const kept: number[] = [];
  let count = 0;
  for (const at of log.keys()) {
    kept.push(count);
    if (!dropped.has(at)) count++;
  }
  const mark = (to: number): number => kept[to] ?? count;
  return log.flatMap((entry, at): E[] => {
    if (dropped.has(at)) return [];
    if (entry.kind === 'undo') return [{ ...entry, to: mark(entry.to) }];
    if (entry.kind === 'note' && entry.note.note === 'asks')
      return [{ ...entry, note: { ...entry.note, to: mark(entry.note.to) } }];
    return [entry];
  });
}

/** Places of ways back and of the answers they took back. */
function takenBack(game: AnyGame, log: readonly RecordedEntry[]): ReadonlySet<number> {
  const dropped = new Set<number>();
  /** By seat: its answers to common steps, the last one last. */
  const answers = new Map<number, number[]>();
  for (const [at, entry] of log.entries()) {
    if (entry.kind === 'play' && game.steps[entry.action.step]?.kind === 'together')
      listOf(answers, entry.actor).push(at);
    else if (entry.kind === 'back') {
      const answer = answers.get(entry.seat)?.pop();
      if (answer === undefined) throw new Error('nothing was there to take back');
      dropped.add(answer).add(at);
    } else if (entry.kind === 'undo')
      for (const list of answers.values()) while ((list.at(-1) ?? -1) >= entry.to) list.pop();
  }
  return dropped;
}

function listOf<K>(lists: Map<K, number[]>, key: K): number[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
