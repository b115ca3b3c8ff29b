import { findGame } from '@zaria/games/all';
import { printBotName } from '@zaria/bots';
import { botsOf } from '@zaria/bots/all';
import { isGameId } from '@zaria/games';
import type { AnyAction, Rng } from '@zaria/kit';
import type { Why } from '@zaria/protocol';
import { openTable, phaseOf, type TokenHash, type Wanted } from '@zaria/table';
import type { Cluster } from './cluster/cluster.ts';
import { keepTable, type KeptTable } from './kept-table.ts';
import type { NoticeKind } from './notices/notices.ts';
import { StoreError, type MatchId, type MatchRow, type Store } from './store/index.ts';
import type { Surroundings } from './surroundings.ts';

export interface HouseOutside extends Surroundings {
  readonly store: Store;
  think(match: MatchId, game: string, wanted: Wanted): Promise<readonly AnyAction[] | null>;
  /** Bots need not remember the match any more. */
  forget(match: MatchId): void;
  notice(row: MatchRow, holder: TokenHash, kind: NoticeKind): void;
  /** Others that share the data; `null`: there are none. */
  readonly cluster: Cluster | null;
  failed(error: unknown): void;
}

/** All tables of a server. Those that nobody needs are on disk only. */
export interface House {
  /** The table, from memory or from disk; `null`: there is none, or it was closed. */
  open(id: MatchId): Promise<KeptTable | null>;
  /** Goes on with those that no other server sees to. */
  take(ids: readonly MatchId[]): Promise<void>;
  /** Those in memory. */
  readonly tables: ReadonlyMap<MatchId, KeptTable>;
  /** Drops what is in memory of it: it is gone. */
  refresh(id: MatchId, why: Why): void;
  /** Somebody has erased himself: whoever is at the table sees what he said go, and hears it anew without his name. */
  forgetNames(id: MatchId): Promise<void>;
  /** Others are to know that something beside its log is new. */
  changed(id: MatchId): void;
  /** Cuts every socket of somebody whose sessions have ended. */
  signOut(holder: TokenHash): void;
  /** How often that was done: whoever is on his way in meanwhile may be the one. */
  readonly signOuts: number;
  /** When nothing is being written or thought about, and everybody was told. */
  settled(): Promise<void>;
  /** Lets go of everything; done when nothing is being written. */
  close(): Promise<void>;
}

/** How often the house looks for what is due, closed or idle. */
const ROUND = 2000;
/** So long a table stays in memory that nobody is connected to. */
const IDLE = 30_000;
/** And one whose match is over: whoever wants another one, or the record, mostly asks at once. */
const IDLE_OVER = 3000;
const AT_ONCE = 200;
/** Tables that are opened at the same time where nobody waits for them. */
const TAKEN_AT_ONCE = 3;
/** Rounds from one look at sessions that may have ended elsewhere to the next. */
const SESSIONS_EVERY = 5;
/** Of the talk at a table of which something was erased. */
const MOST_LINES = 10_000;
/** Clocks of several servers differ: what one of them dates is looked for so much earlier, in milliseconds. */
const SKEW = 5000;

export function openHouse(outside: HouseOutside): House {
  const { store, now, after, random, cluster } = outside;
  const tables = new Map<MatchId, KeptTable>();
  const opening = new Map<MatchId, Promise<KeptTable | null>>();
  let isClosed = false;
  let looked = now();
  let stopRound = (): void => {};
  let rounds: Promise<unknown> = Promise.resolve();
  let roundsMade = 0;
  let signOuts = 0;
  /** Matches that had told more than there is in their logs. */
  const short = new Set<MatchId>();
  /** Those that could not be opened, or wait for their players: they are not tried again until somebody comes. */
  const resting = new Set<MatchId>();

  const rng: Rng = {
    below(m) {
      const most = 2 ** 32 - (2 ** 32 % m);
      for (;;) {
        const number = Buffer.from(random(4)).readUInt32BE();
        if (number < most) return number % m;
      }
    },
  };

  async function load(id: MatchId): Promise<KeptTable | null> {
    const row = await store.matches.row(id);
    if (row === null || row.closed !== null) return null;
    // Nobody waits for that: what the match does by itself goes on as soon as it is this server's.
    if (cluster !== null && !cluster.leads(id)) void claim(cluster, id).catch(outside.failed);
    const [entries, secret, noticed, [head], elsewhere] = await Promise.all([
      store.matches.read(id, 0),
      store.matches.secret(id),
      store.matches.noticed(id),
      cluster === null ? [] : store.matches.heads([id]),
      cluster === null ? null : cluster.elsewhere([id]),
    ]);
    if (isClosed) return null;
    const table = openTable(entries, findGame);
    const { id: game } = table.game;
    // What a log once had and lacks now, its players know: it goes on as one that was restored does.
    const isShort = entries.length < row.summed || short.delete(id);
    const kept = keepTable(
      table,
      isShort ? { ...row, restored: now() } : row,
      { secret, noticed, head: head ?? null, elsewhere: elsewhere?.get(id) ?? [] },
      {
        store,
        now,
        after,
        random,
        failed: outside.failed,
        rng,
        bots: isGameId(game) ? botsOf(game).flatMap(bot => [bot.id, printBotName(bot)]) : [],
        think: wanted => outside.think(id, game, wanted),
        notice: (holder, kind) => outside.notice(row, holder, kind),
        isLeading: () => cluster === null || cluster.leads(id),
        wrote: seq => cluster?.tell({ match: id, seq }),
        wroteBeside: () => cluster?.tell({ match: id }),
        attended: () => cluster?.attend(id, () => tables.get(id)?.presence.connected() ?? []),
        lostEntries() {
          short.add(id);
          drop(id, 'stopping');
        },
      },
    );
    tables.set(id, kept);
    resting.delete(id);
    if (!kept.isHeld && (cluster === null || cluster.leads(id))) void kept.keeper.goOn();
    return kept;
  }

  async function claim(among: Cluster, id: MatchId): Promise<void> {
    await among.claim([id]);
    // It has come and gone meanwhile.
    if (!tables.has(id) && !opening.has(id)) among.release(id);
  }

  async function open(id: MatchId): Promise<KeptTable | null> {
    const known = tables.get(id);
    if (known !== undefined) {
      // Whoever asks knows what another server may have told him.
      if (cluster !== null) await known.keeper.catchUp();
      if (tables.get(id) === known) return known;
    }
    if (isClosed) return null;
    const under = opening.get(id) ?? load(id).finally(() => opening.delete(id));
    opening.set(id, under);
    return under;
  }

  function drop(id: MatchId, why: Why): void {
    const kept = tables.get(id);
    if (kept === undefined) return;
    tables.delete(id);
    kept.close(why);
    outside.forget(id);
    cluster?.attend(id, () => tables.get(id)?.presence.connected() ?? []);
    cluster?.release(id);
  }

  /** The table, if it can be opened: one that cannot, as its log makes no sense, keeps no other from being. */
  async function openOrLeave(id: MatchId): Promise<KeptTable | null> {
    try {
      return await open(id);
    } catch (error) {
      if (error instanceof StoreError && error.fault.why !== 'damaged') throw error;
      resting.add(id);
      outside.failed(error);
      return null;
    }
  }

  /** Opens those that no other server leads. */
  async function take(ids: readonly MatchId[]): Promise<void> {
    const ours = cluster === null ? ids : await cluster.claim(ids);
    const left = [...ours];
    async function openNext(): Promise<void> {
      for (let id = left.shift(); id !== undefined; id = left.shift())
        if (!tables.has(id) && (await openOrLeave(id)) === null) cluster?.release(id);
    }
    // Few at a time: whoever is there and waits comes first.
    await Promise.all(Array.from({ length: TAKEN_AT_ONCE }, openNext));
  }

  async function forgetNames(id: MatchId): Promise<void> {
    // It may have been read before.
    await opening.get(id)?.catch(() => null);
    const kept = tables.get(id);
    if (kept === undefined) return;
    try {
      const lines = (await store.talk.after(id, 0, MOST_LINES)).filter(({ line }) => line === null);
      if (lines.length > 0) kept.tellAll({ type: 'said', lines: lines.map(({ number }) => ({ number, line: null })) });
    } finally {
      drop(id, 'stopping');
    }
  }

  /** Only what rests: whatever is being written would otherwise be written beside the next keeper. */
  async function retire(id: MatchId, kept: KeptTable): Promise<void> {
    await kept.keeper.settled();
    if (tables.get(id) !== kept || !isIdle(kept)) return;
    drop(id, 'stopping');
    // Its players may come to another server, too.
    if (kept.isHeld && cluster === null) resting.add(id);
  }

  const isIdle = (kept: KeptTable): boolean =>
    kept.visitors.size === 0 && now() - kept.used > (isOver(kept) ? IDLE_OVER : IDLE);

  /** What stays due, as it is held or cannot be opened, stands in nobody's way. */
  async function dueOnDisk(): Promise<readonly MatchId[]> {
    for (let most = AT_ONCE; ; most *= 2) {
      const due = await store.matches.due(now(), most);
      const wanted = due.filter(id => !tables.has(id) && !resting.has(id));
      if (wanted.length > 0 || due.length < most) return wanted.slice(0, AT_ONCE);
    }
  }

  async function round(): Promise<void> {
    const since = cluster === null ? looked : looked - SKEW;
    const begun = now();
    for (const id of await store.matches.closedSince(since)) drop(id, 'table-closed');
    for (const { match, number } of await store.talk.erasedSince(since))
      tables.get(match)?.tellAll({ type: 'said', lines: [{ number, line: null }] });
    looked = begun;
    await take(await dueOnDisk());
    if (cluster !== null && ++roundsMade % SESSIONS_EVERY === 0) await checkSessions();
    for (const [id, kept] of tables) if (isIdle(kept)) void retire(id, kept);
  }

  function goRound(): void {
    if (isClosed) return;
    stopRound = after(ROUND, () => {
      rounds = round()
        .catch(error => outside.failed(error))
        .finally(goRound);
    });
  }

  function signOut(holder: TokenHash): void {
    signOuts++;
    for (const kept of tables.values())
      for (const visitor of kept.visitors) if (visitor.holder === holder) visitor.leave('no-guest');
  }

  /** Cuts whoever came by a session that has ended at another server. */
  async function checkSessions(): Promise<void> {
    const all = [...tables.values()].flatMap(kept => [...kept.visitors]);
    const good = new Set(await store.guests.sessionsAmong([...new Set(all.map(({ session }) => session))]));
    for (const visitor of all) if (!good.has(visitor.session)) visitor.leave('no-guest');
  }

  goRound();
  cluster?.begin({
    ids: () => [...tables.keys()],
    led: id => tables.get(id)?.lead(),
    adopt: take,
    longer(id, seq) {
      const kept = tables.get(id);
      if (kept !== undefined && kept.keeper.table.seq < seq) kept.catchUp();
    },
    looked(head) {
      const kept = tables.get(head.id);
      if (kept === undefined) return;
      if (head.closed !== null) drop(head.id, 'table-closed');
      else if (kept.isOutdated(head)) void forgetNames(head.id).catch(outside.failed);
      else kept.looked(head);
    },
    attended: (id, holders) => tables.get(id)?.attendedElsewhere(holders),
    signedOut: signOut,
    recovered() {
      for (const kept of tables.values()) kept.catchUp();
    },
  });
  return {
    open,
    take,
    tables,
    refresh: drop,
    changed: id => cluster?.tell({ match: id }),
    async forgetNames(id) {
      await forgetNames(id);
      cluster?.tell({ match: id });
    },
    signOut(holder) {
      signOut(holder);
      cluster?.tell({ holder });
    },
    get signOuts() {
      return signOuts;
    },
    async settled() {
      // Links wait for each other before, and what is told around a match is told after it.
      await roundOfLoop();
      await Promise.all([...tables.values()].map(({ keeper }) => keeper.settled()));
      await roundOfLoop();
    },
    async close() {
      isClosed = true;
      stopRound();
      await rounds;
      await Promise.allSettled(opening.values());
      const open = [...tables.values()];
      for (const id of tables.keys()) drop(id, 'stopping');
      await Promise.all(open.map(({ keeper }) => keeper.settled()));
    },
  };
}

const roundOfLoop = (): Promise<void> => new Promise(resolve => void setImmediate(resolve));

export const isOver = ({ keeper }: KeptTable): boolean => ['over', 'abandoned'].includes(phaseOf(keeper.table));
