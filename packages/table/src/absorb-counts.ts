import { NATURE, type AnyAction, type Entry } from '@zaria/kit';
import type { Stored, TableEntry } from './entries.ts';
import { countKey, type Counted, type CountedFor, type Counts } from './limits.ts';
import type { Writable } from './pen.ts';

/** How often what was done: looked at before it is. */
export function count(table: Writable, { by, what }: Stored): void {
  const counted = by === null ? null : countOf(table, by, what);
  if (counted === null) return;
  const key = countKey(...counted);
  const more = (counts: Counts): Counts => ({ ...counts, [key]: (counts[key] ?? 0) + 1 });
  table.counts = more(table.counts);
  table.countsHere = more(table.countsHere);
}

function countOf(table: Writable, by: string, what: TableEntry): readonly [Counted, CountedFor] | null {
  switch (what.kind) {
    case 'set':
    case 'talk':
      return ['set', 'table'];
    case 'sat':
      return ['sit', by.startsWith(`${table.host}:`) ? 'host' : 'others'];
    case 'ready':
    case 'head':
    case 'committed':
      return ['ready', what.seat];
    case 'invited':
      return ['chair', what.seat];
    case 'host':
      return ['host', 'table'];
    case 'match':
      return countInMatch(table, what.entry);
    case 'opened':
    case 'left':
    case 'started':
    case 'abandoned':
    case 'breath':
    case 'asked':
    case 'linked':
    case 'woke':
      return null;
  }
}

function countInMatch({ match, undoAsked }: Writable, entry: Entry<AnyAction>): readonly [Counted, CountedFor] | null {
  if (entry.kind === 'back') return ['back', entry.seat];
  if (entry.kind === 'undo') {
    const first = match?.log[entry.to];
    const isFree = undoAsked?.to !== entry.to && first?.kind === 'play' && first.actor !== NATURE;
    return isFree ? ['undo', first.actor] : null;
  }
  if (entry.kind === 'note' && entry.note.note !== 'lost') {
    const { note, seat } = entry.note;
    if (note === 'asks') return ['asks', seat];
    if (note === 'seat' || note === 'chain' || note === 'covered' || note === 'returned') return ['chair', seat];
  }
  return null;
}
