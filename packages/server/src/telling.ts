import type { AnyGame, Viewer } from '@zaria/kit';
import { patchOf, rowOf, type FrameOf } from '@zaria/protocol';
import type { News, TableView } from '@zaria/table';

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
