import { findGame } from '@zaria/games/all';
import { printBotName } from '@zaria/bots';
import { botsOf } from '@zaria/bots/all';
import { isGameId } from '@zaria/games';
import type { AnyAction, Rng } from '@zaria/kit';
import type { Why } from '@zaria/protocol';
import { openTable, phaseOf, type TokenHash, type Wanted } from '@zaria/table';
import { keepTable, type KeptTable } from './kept-table.ts';
import type { NoticeKind } from './notices/notices.ts';
import type { MatchId, MatchRow, Store } from './store/index.ts';
import type { Surroundings } from './surroundings.ts';

export interface HouseOutside extends Surroundings {
  readonly store: Store;
  think(match: MatchId, game: string, wanted: Wanted): Promise<readonly AnyAction[] | null>;
  /** Bots need not remember the match any more. */
  forget(match: MatchId): void;
  notice(row: MatchRow, holder: TokenHash, kind: NoticeKind): void;
  failed(error: unknown): void;
}

/** All tables of a server. Those that nobody needs are on disk only. */
export interface House {
  /** The table, from memory or from disk; `null`: there is none, or it was closed. */
  open(id: MatchId): Promise<KeptTable | null>;
  /** Those in memory. */
  readonly tables: ReadonlyMap<MatchId, KeptTable>;
  /** Drops what is in memory of it: it has changed on disk. */
  refresh(id: MatchId, why: Why): void;
  /** Cuts every socket of somebody whose sessions have ended. */
  signOut(holder: TokenHash): void;
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

export function openHouse(outside: HouseOutside): House {
  const { store, now, after, random } = outside;
  const tables = new Map<MatchId, KeptTable>();
  const opening = new Map<MatchId, Promise<KeptTable | null>>();
  let isClosed = false;
  let looked = now();
  let stopRound = (): void => {};
  let rounds: Promise<unknown> = Promise.resolve();

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
    const [entries, secret, noticed] = await Promise.all([
      store.matches.read(id, 0),
      store.matches.secret(id),
      store.matches.noticed(id),
    ]);
    if (isClosed) return null;
    const table = openTable(entries, findGame);
    const { id: game } = table.game;
    // What a log once had and lacks now, its players know: it goes on as one that was restored does.
    const isShort = entries.length < row.summed;
    const kept = keepTable(
      table,
      isShort ? { ...row, restored: now() } : row,
      { secret, noticed },
      {
        ...outside,
        rng,
        bots: isGameId(game) ? botsOf(game).flatMap(bot => [bot.id, printBotName(bot)]) : [],
        think: wanted => outside.think(id, game, wanted),
        notice: (holder, kind) => outside.notice(row, holder, kind),
      },
    );
    tables.set(id, kept);
    if (!kept.isHeld) void kept.keeper.goOn();
    return kept;
  }

  function open(id: MatchId): Promise<KeptTable | null> {
    const known = tables.get(id);
    if (known !== undefined) return Promise.resolve(known);
    if (isClosed) return Promise.resolve(null);
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
  }

  /** Only what rests: whatever is being written would otherwise be written beside the next keeper. */
  async function retire(id: MatchId, kept: KeptTable): Promise<void> {
    await kept.keeper.settled();
    if (tables.get(id) === kept && isIdle(kept)) drop(id, 'stopping');
  }

  const isIdle = (kept: KeptTable): boolean =>
    kept.visitors.size === 0 && now() - kept.used > (isOver(kept) ? IDLE_OVER : IDLE);

  async function round(): Promise<void> {
    const since = looked;
    looked = now();
    for (const id of await store.matches.closedSince(since)) drop(id, 'table-closed');
    for (const { match, number } of await store.talk.erasedSince(since))
      tables.get(match)?.tellAll({ type: 'said', lines: [{ number, line: null }] });
    for (const id of await store.matches.due(now(), AT_ONCE)) if (!tables.has(id)) await open(id);
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

  goRound();
  return {
    open,
    tables,
    refresh: drop,
    signOut(holder) {
      for (const kept of tables.values())
        for (const visitor of kept.visitors) if (visitor.holder === holder) visitor.leave('no-guest');
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
