import type { AnyGame, Viewer } from '@zaria/kit';
import { NOTHING_TOLD, patchOf, rowOf, toldDigest, type FrameOf } from '@zaria/protocol';
import type { News, Table, TableView } from '@zaria/table';

/** Puts news into frames for one viewer: the table as a whole at first, then what has changed of it. */
export function teller(game: AnyGame, as: Viewer): (news: News) => FrameOf<'news'> {
  let seen: TableView | null = null;
  return ({ from, entries, table }) => {
    const rows = entries.map(entry => rowOf(game, entry));
    const before = seen;
    if (table === null) return { type: 'news', as, from, rows };
    seen = table;
    if (before === null) return { type: 'news', as, from, rows, table };
    const change = patchOf(before, table);
    return change === null ? { type: 'news', as, from, rows } : { type: 'news', as, from, rows, change };
  };
}

/** Whether that is what the viewer was told: else he knows more than the table does, or something else. */
export function isAsTold({ game, match }: Table, as: Viewer, heard: number, told: string): boolean {
  const entries = match?.told(as).entries ?? [];
  if (heard > entries.length) return false;
  return (
    entries.slice(0, heard).reduce((digest, entry) => toldDigest(digest, rowOf(game, entry)), NOTHING_TOLD) === told
  );
}
