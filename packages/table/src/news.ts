import { same, type AnyAction, type ToldEntry, type Viewer } from '@zaria/kit';
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
  const isChanged = heard.table === null || !isSameView(view, heard.table);
  if (entries.length === 0 && !isChanged) return null;
  return { from: heard.count, entries, table: isChanged ? view : null };
}

/** The last two that were compared: those who listen at a table have seen the same one before, and come one after the other. */
let compared: { readonly view: TableView; readonly other: TableView; readonly isSame: boolean } | null = null;

export function isSameView(view: TableView, other: TableView): boolean {
  if (view === other) return true;
  if (compared?.view !== view || compared.other !== other) compared = { view, other, isSame: same(view, other) };
  return compared.isSame;
}

const texts = new WeakMap<TableView, string>();

/** A view in one text: everybody at a table is shown the same, and it is written once for all of them. */
export function textOf(view: TableView): string {
  const text = texts.get(view) ?? JSON.stringify(view);
  texts.set(view, text);
  return text;
}

/** What is handed out, to those who listen and to bots, is a copy: whoever changes it changes nothing but his own. */
export const copyOf = <T extends News | Wanted>(given: T): T => plainCopy(given);

/** Of plain data: faster by far than `structuredClone`, and a table copies whatever it tells, for each who listens. */
function plainCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainCopy) as T;
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) copy[key] = plainCopy(item);
  return copy as T;
}

export const hear = (heard: Heard, { from, entries, table }: News): Heard => ({
  count: from + entries.length,
  table: table ?? heard.table,
});
