import type { AnyGame, MatchRecord } from '@zaria/kit';
import { connect, openTable, phaseOf, recordOf, type Connection, type Keeper, type Table } from '@zaria/table';
import { randomHex } from './chance.ts';
import { openStore } from './database.ts';
import type { KeptMatch, Store } from './kept.ts';

/** A match that is kept here, and the table its entries stand for. */
export interface KeptTable {
  readonly kept: KeptMatch;
  readonly store: Store;
  readonly table: Table;
}

export async function openKept(id: string, game: AnyGame): Promise<KeptTable | null> {
  const store = await openStore();
  const kept = await store.match(id);
  if (kept === null) return null;
  const table = openTable(await store.entries(id, 0), found => (found === game.id ? game : null));
  return { kept, store, table };
}

/** Everybody at this device has the same token. */
export const wayTo = (keeper: Keeper, { token }: KeptMatch): Connection =>
  connect(keeper, { token: () => token, hearing: () => token, newId: () => randomHex(8) });

/** The record with the seed, which is nobody's to see as long as the match is in play. */
export const finishedRecord = (table: Table, { serverSeed }: KeptMatch): MatchRecord | null =>
  phaseOf(table) === 'playing' ? null : recordOf(table, serverSeed);
