import { isOpenLog, logAsTold, narrate, same } from '@zaria/kit';
import type { AnyAction, AnyGame, RecordedEntry, Start, ToldEntry, Viewer } from '@zaria/kit';
import { netLog } from '@zaria/table/public';

/** Names may be changed or erased. */
const unnamed = (log: readonly RecordedEntry[]): readonly RecordedEntry[] =>
  log.map(entry =>
    entry.kind === 'note' && entry.note.note === 'seat' ? { ...entry, note: { ...entry.note, name: '' } } : entry,
  );

/**
 * Whether a record tells the match that a viewer was told, throw by throw and move by move; one that was saved in the
 * middle of the match, whether it tells what he had been told by then.
 */
export function isAsTold(
  game: AnyGame,
  start: Start,
  log: readonly RecordedEntry[],
  viewer: Viewer,
  told: readonly ToldEntry<AnyAction>[],
): boolean {
  const recorded = isOpenLog(log) ? logAsTold(narrate(game, start, log).told(viewer)) : log;
  return same(unnamed(recorded), unnamed(netLog(game, logAsTold({ viewer, entries: told }))));
}
