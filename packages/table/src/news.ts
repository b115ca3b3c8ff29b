import type { AnyAction, ToldEntry, Viewer } from '@zaria/kit';
import type { Wanted } from './bots.ts';
import type { Table } from './table.ts';
import { viewTable, type TableView } from './view.ts';

/** What a viewer has heard so far: how many entries of the match, and how the table around it looked. */
export interface Heard {
  readonly count: number;
  /** `null`: never seen. */
  readonly table: TableView | null;
}

export const NOTHING_HEARD: Heard = { count: 0, table: null };

/** All that leaves the table for one viewer at once. */
export interface News {
  /** How many entries he was told before. */
  readonly from: number;
  readonly entries: readonly ToldEntry<AnyAction>[];
  /** `null`: as before. */
  readonly table: TableView | null;
}

/**
 * What there is to tell a viewer, to whom it is said that he may hear it (hearing.ts), beyond what he has heard, after a change or when he is back; `null` if nothing: then
 * he must not even notice that something was written.
 */
export function newsFor(table: Table, viewer: Viewer, heard: Heard, view = viewTable(table)): News | null {
  const entries = (table.match?.told(viewer).entries ?? []).slice(heard.count);
  const isChanged = view !== heard.table && JSON.stringify(view) !== JSON.stringify(heard.table);
  if (entries.length === 0 && !isChanged) return null;
  return { from: heard.count, entries, table: isChanged ? view : null };
}

/** What is handed out, to those who listen and to bots, is a copy: whoever changes it changes nothing but his own. */
export const copyOf = <T extends News | Wanted>(given: T): T => structuredClone(given);

export const hear = (heard: Heard, { from, entries, table }: News): Heard => ({
  count: from + entries.length,
  table: table ?? heard.table,
});
