import type { Seat } from '@zaria/kit';
import type { Stored, TableEntry, TokenHash } from '@zaria/table';

/** What somebody called himself in an entry: kept apart from it, so that it can be erased and the log stays whole. */
export interface Personal {
  readonly seat: Seat;
  readonly holder: TokenHash;
  readonly name: string;
  /** The digest of what was wished: the name could be guessed from it. */
  readonly wish: string | null;
}

/** An entry as it is written down. */
export interface EntryText {
  readonly text: string;
  readonly personal: Personal | null;
}

/** Writes an entry down without the name of a person in it. */
export function printEntry(stored: Stored): EntryText {
  const named = namedIn(stored.what);
  if (named === null) return { text: JSON.stringify(stored), personal: null };
  const { wish, ...rest } = stored;
  return {
    text: JSON.stringify({ ...rest, what: withName(stored.what, '') }),
    personal: { ...named, wish: wish ?? null },
  };
}

/** Reads it again; the name stays empty where it was erased. */
export function parseEntry(text: string, personal: Pick<Personal, 'name' | 'wish'> | null): Stored {
  const stored = JSON.parse(text) as Stored;
  if (personal === null) return stored;
  const { name, wish } = personal;
  return { ...stored, ...(wish === null ? {} : { wish }), what: withName(stored.what, name) };
}

/** Whose name is in the entry. A bot's is nobody's secret. */
function namedIn(what: TableEntry): Omit<Personal, 'wish'> | null {
  if (what.kind === 'sat' && what.token !== null) return { seat: what.seat, holder: what.token, name: what.name };
  if (what.kind === 'match' && what.token !== null && what.entry.kind === 'note' && what.entry.note.note === 'seat')
    return { seat: what.entry.note.seat, holder: what.token, name: what.entry.note.name };
  return null;
}

function withName(what: TableEntry, name: string): TableEntry {
  if (what.kind === 'sat') return { ...what, name };
  if (what.kind === 'match' && what.entry.kind === 'note' && what.entry.note.note === 'seat')
    return { ...what, entry: { ...what.entry, note: { ...what.entry.note, name } } };
  return what;
}
