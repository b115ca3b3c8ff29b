import type { GameId } from '@zaria/games';
import { fail, type AnyGame, type MatchRecord, type Result } from '@zaria/kit';
import { NOTHING_HEARD, connect, fairDice, keep, openTable, phaseOf, recordOf } from '@zaria/table';
import type { Connection, Dice, Keeper, Outside, Table, TableRefusal } from '@zaria/table';
import { saveBlob } from '../lib/save.ts';
import { beginMatch, rematchWish } from './begin.ts';
import { forget, think } from './bots.ts';
import { randomHex, trueRng } from './chance.ts';
import { openStore } from './database.ts';
import { StorageTrouble, type KeptMatch, type Store, type Trouble } from './kept.ts';
import { holdMatch } from './locks.ts';
import { summaryOf } from './summary.ts';

/** `waits`: it is not known yet whether another tab plays. */
type Role = 'waits' | 'plays' | 'watches';

/** A match that this device keeps, as the page may know it: a way to its table, and what is to be done with it here. */
export interface LocalMatch {
  readonly id: string;
  readonly connection: Connection;
  readonly role: Role;
  /** Why what happens from now on is not kept. */
  readonly trouble: Trouble | null;
  /** Asks the tab that plays to let this one play. */
  takeOver(): void;
  /** Gives the reader a file of it; the seed is in it only when the match is over. */
  saveRecord(): void;
  /** Its record with the seed; `null` as long as it is in play. */
  finished(): MatchRecord | null;
  /** The same table again, the start moved on by one seat. Gives the name of the match. */
  again(): Promise<Result<string, TableRefusal>>;
  close(): void;
}

/** How long another tab may take to say that it plays. */
const WAITS_MS = 300;

/** Opens a match that is kept here. `shown` is kept when the page shows all that has happened: bots wait for it. */
export async function openMatch(id: string, game: AnyGame, shown: () => Promise<void>): Promise<LocalMatch | null> {
  const store = await openStore();
  const kept = await store.match(id);
  if (kept === null) return null;
  const table = openTable(await store.entries(id, 0), found => (found === game.id ? game : null));

  let role = $state<Role>('waits');
  let trouble = $state<Trouble | null>(store.isLasting ? null : 'blocked');
  const tabs = tabsOf(() => role === 'plays');

  const keeper = keep(table, {
    ...storeOf(kept, store, table, {
      wrote: () => hold.hint(),
      lost(why) {
        trouble = why;
      },
    }),
    ...diceOf(kept.serverSeed),
    async think(wanted) {
      const plan = await think(game.id as GameId, id, wanted);
      await shown();
      await tabs.mayPlay();
      return plan;
    },
    now: () => Date.now(),
    // Nobody's time runs at a table on one device.
    wake: () => {},
    rng: trueRng,
    absent: () => new Set(),
    bots: [],
    failed: error => console.warn(error),
  });
  keepSummary(keeper, kept, store);

  const hold = holdMatch(id, {
    async granted() {
      await keeper.catchUp();
      role = 'plays';
      tabs.wake();
      await keeper.goOn();
    },
    async lost() {
      role = 'watches';
      // In turn: what is being written is written by then.
      await keeper.catchUp();
    },
    hinted: () => void keeper.catchUp(),
  });
  // Whoever has not got the lock by now watches; the lock may still come, when the other tab closes.
  setTimeout(() => {
    if (role === 'waits') role = 'watches';
  }, WAITS_MS);

  const way = wayTo(keeper, kept);
  return {
    id,
    connection: {
      send: async wish => (role === 'plays' ? way.send(wish) : fail({ why: 'not-yours' })),
      hear: (viewer, heard, listener) => way.hear(viewer, heard, listener),
      get own() {
        return way.own;
      },
    },
    get role() {
      return role;
    },
    get trouble() {
      return trouble;
    },
    takeOver: () => hold.ask(),
    saveRecord() {
      const record = finishedRecord(table, kept) ?? recordOf(table, null);
      const blob = new Blob([`${JSON.stringify(record, null, 1)}\n`], { type: 'application/json' });
      saveBlob(blob, `zaria-${game.id}-${id}.json`);
    },
    finished: () => finishedRecord(table, kept),
    again: () => beginMatch(game, rematchWish(table)),
    close() {
      keeper.close();
      hold.release();
      forget(game.id as GameId, id);
    },
  };
}

/** A match that is kept here, to be looked at as it is now: nothing goes on in it. */
export async function lookAtMatch(
  id: string,
  game: AnyGame,
): Promise<{ readonly connection: Connection; readonly record: MatchRecord | null } | null> {
  const store = await openStore();
  const kept = await store.match(id);
  if (kept === null) return null;
  const table = openTable(await store.entries(id, 0), found => (found === game.id ? game : null));
  const refuses = (): never => {
    throw new Error('a match that is looked at does not go on');
  };
  const keeper = keep(table, {
    append: refuses,
    read: async () => [],
    think: refuses,
    now: () => Date.now(),
    wake: () => {},
    dice: () => null,
    rng: trueRng,
    absent: () => new Set(),
    bots: [],
    failed: refuses,
  });
  return { connection: wayTo(keeper, kept), record: finishedRecord(table, kept) };
}

const finishedRecord = (table: Table, { serverSeed }: KeptMatch): MatchRecord | null =>
  phaseOf(table) === 'playing' ? null : recordOf(table, serverSeed);

/** Everybody at this device has the same token. */
const wayTo = (keeper: Keeper, { token }: KeptMatch): Connection =>
  connect(keeper, { token: () => token, hearing: () => token, newId: () => randomHex(8) });

/** Entries are kept in the store until it fails: then the match goes on in memory alone. */
function storeOf(
  kept: KeptMatch,
  store: Store,
  table: Table,
  told: { wrote(): void; lost(trouble: Trouble): void },
): Pick<Outside, 'append' | 'read'> {
  let isLost = false;
  return {
    async append(seq, entries) {
      if (isLost) return true;
      try {
        await store.append({ ...kept, ...summaryOf(kept.id, kept.createdAt, table) }, seq, entries);
        told.wrote();
      } catch (error) {
        if (!(error instanceof StorageTrouble)) throw error;
        if (error.trouble === 'taken') return false;
        isLost = true;
        told.lost(error.trouble);
      }
      return true;
    },
    read: async seq => (isLost ? [] : store.entries(kept.id, seq)),
  };
}

/** The dice are the same as long as the match lasts, once everybody's part in them is known. */
function diceOf(serverSeed: string): Pick<Outside, 'dice'> {
  let dice: Dice | null = null;
  return { dice: table => (dice ??= fairDice(table, serverSeed)) };
}

/** The list of matches says which are over. */
function keepSummary(keeper: Keeper, kept: KeptMatch, store: Store): void {
  let { phase } = kept;
  keeper.listen(kept.token, 'spectator', NOTHING_HEARD, ({ table }) => {
    if (table === null || table.phase === phase) return;
    ({ phase } = table);
    store.update({ ...kept, ...summaryOf(kept.id, kept.createdAt, keeper.table) }).catch(() => null);
  });
}

/** Bots of a tab that no longer plays wait until it does again. */
function tabsOf(plays: () => boolean): { mayPlay(): Promise<void>; wake(): void } {
  const waiting = new Set<() => void>();
  return {
    mayPlay: () => (plays() ? Promise.resolve() : new Promise(resolve => waiting.add(resolve))),
    wake() {
      for (const wake of waiting) wake();
      waiting.clear();
    },
  };
}
