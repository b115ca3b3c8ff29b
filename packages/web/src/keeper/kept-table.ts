import type { AnyGame } from '@zaria/kit';
import { connect, openTable, phaseOf, type AnyRecord, type Connection, type Keeper, type Table } from '@zaria/table';
import { takeBegun } from './begun.ts';
import { randomHex } from './chance.ts';
import { DamagedMatch } from './damage.ts';
import { openStore } from './database.ts';
import type { KeptMatch, Row, Store } from './kept.ts';
import { ownDice, type OwnDice } from './own-dice.ts';
import { savingOf } from './unsaved.ts';
import { isKeptMatch } from './shapes.ts';

/** A match that is kept here, and the table its entries stand for. */
export interface KeptTable {
  readonly kept: KeptMatch;
  readonly store: Store;
  readonly table: Table;
  readonly own: OwnDice;
}

/** What lies in the store, and after it what could not be written there yet. */
export async function rowsOf(store: Store, id: string): Promise<readonly Row[]> {
  const rows = await store.rows(id, 0);
  const unsaved = savingOf(id)?.unsaved;
  if (unsaved === null || unsaved === undefined) return rows;
  const late = unsaved.entries.map((entry, i) => ({ place: unsaved.seq + i, entry }));
  return [...rows.filter(({ place }) => place < unsaved.seq), ...late];
}

/** Throws a `DamagedMatch` when not all of it can be read. */
export async function openKept(id: string, game: AnyGame): Promise<KeptTable | null> {
  const store = await openStore();
  const kept = await store.match(id);
  if (kept === null) return null;
  if (!isKeptMatch(kept)) throw new DamagedMatch({ why: 'row' });
  const table = await readTable(id, await rowsOf(store, id), game);
  return table === null ? null : { kept, store, table, own: await ownDice(kept.serverSeed, table) };
}

async function readTable(id: string, rows: readonly Row[], game: AnyGame): Promise<Table | null> {
  const begun = takeBegun(id);
  if (begun !== null && begun.length === rows.length) return openTable(begun, () => game);
  const { readEntries } = await import('./reading.ts');
  const { table, damage } = readEntries(rows, game);
  if (damage !== null) throw new DamagedMatch(damage);
  return table;
}

/** Everybody at this device has the same token. */
export const wayTo = (keeper: Keeper, { token }: KeptMatch): Connection =>
  connect(keeper, { token: () => token, hearing: () => token, newId: () => randomHex(8) });

/** The record of a match that is over; `null` as long as it is in play. */
export const finishedRecord = ({ table, own }: Pick<KeptTable, 'table' | 'own'>): AnyRecord | null =>
  phaseOf(table) === 'playing' ? null : own.record();
