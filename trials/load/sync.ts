import { findGame } from '@zaria/games/all';
import type { Seat } from '@zaria/kit';
import { NOTHING_TOLD, rowOf, toldDigest } from '@zaria/protocol';
import type { Store } from '@zaria/server/store';
import { openTable } from '@zaria/table';
import type { Heard } from './returning.ts';

/** Somebody at a table, and what he has heard there. */
export interface Listener {
  readonly table: string;
  readonly seat: number;
  readonly heard: Heard;
  /** Whether he is still there, and has to have heard all of it. */
  readonly isThere: boolean;
}

/** What the store has for those who listen. */
export interface Kept {
  /** How many entries each of them is told of the first so many of his table's log, by tables. */
  needed(durable: ReadonlyMap<string, number>, listener: Listener): number;
  /** Whether he has heard what is kept, word for word. */
  agrees(listener: Listener): boolean;
}

/** Reads the logs of these tables, and tells them once more to whoever sits there. */
export async function readKept(store: Store, tables: Iterable<string>): Promise<Kept> {
  const logs = new Map<string, Awaited<ReturnType<Store['matches']['read']>>>();
  for (const table of tables) if (!logs.has(table)) logs.set(table, await store.matches.read(table, 0));
  /** What each seat is told, in short, after every entry; by table and seat. */
  const told = new Map<string, readonly string[]>();

  function toldTo(table: string, seat: number): readonly string[] {
    const key = `${table} ${seat}`;
    const known = told.get(key);
    if (known !== undefined) return known;
    const { game, match } = openTable(logs.get(table) ?? [], findGame);
    const digests = [NOTHING_TOLD];
    for (const entry of match?.told(seat as Seat).entries ?? [])
      digests.push(toldDigest(digests.at(-1) ?? NOTHING_TOLD, rowOf(game, entry)));
    told.set(key, digests);
    return digests;
  }

  return {
    needed(durable, { table, seat }) {
      const log = (logs.get(table) ?? []).slice(0, durable.get(table) ?? Infinity);
      return openTable(log, findGame).match?.told(seat as Seat).entries.length ?? 0;
    },
    agrees({ table, seat, heard, isThere }) {
      const digests = toldTo(table, seat);
      return digests[heard.count] === heard.told && (!isThere || heard.count === digests.length - 1);
    },
  };
}
