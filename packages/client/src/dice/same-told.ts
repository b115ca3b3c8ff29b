import { NATURE, narrate, same } from '@zaria/kit';
import type { AnyAction, AnyGame, Entry, Start, ToldEntry, Viewer } from '@zaria/kit';

type Told = readonly ToldEntry<AnyAction>[];

/**
 * What stays of what a viewer was told, whatever anybody changed his mind about: a record does not have the answers that
 * were taken back in common steps. Marks count what stays.
 */
function trace(game: AnyGame, told: Told): Told {
  const isKept = (entry: ToldEntry<AnyAction>): boolean => {
    if (entry.kind === 'back' || entry.kind === 'done' || entry.kind === 'reopened') return false;
    return entry.kind !== 'play' || entry.actor === NATURE || game.steps[entry.action.step]?.kind !== 'together';
  };
  const before: number[] = [0];
  for (const entry of told) before.push((before.at(-1) ?? 0) + (isKept(entry) ? 1 : 0));
  return told.filter(isKept).map(entry => {
    if (entry.kind === 'undo') return { ...entry, to: before[entry.to] ?? 0 };
    if (entry.kind === 'note' && entry.note.note === 'asks')
      return { ...entry, note: { ...entry.note, to: before[entry.note.to] ?? 0 } };
    // Names may be changed or erased.
    return entry.kind === 'note' && entry.note.note === 'seat'
      ? { ...entry, note: { ...entry.note, name: '' } }
      : entry;
  });
}

/** Whether a record tells the match that a viewer was told, throw by throw and move by move. */
export function isAsTold(
  game: AnyGame,
  start: Start,
  log: readonly Entry<AnyAction>[],
  viewer: Viewer,
  told: Told,
): boolean {
  return same(trace(game, narrate(game, start, log).told(viewer).entries), trace(game, told));
}
