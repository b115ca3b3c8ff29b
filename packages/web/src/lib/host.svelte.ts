import { NATURE, fail, ok, type AnyAction, type Back, type Result, type Seat } from '@zaria/kit';
import {
  absorb,
  answersGiven,
  decide,
  hashToken,
  openTable,
  playBot,
  questionOf,
  resume,
  viewTable,
  wantedBots,
  type Stored,
  type Table,
  type TableRefusal,
  type TableView,
  type Wish,
} from '@zaria/table';
import { tick } from 'svelte';
import { contextOf, summaryOf } from './begin.ts';
import { think } from './bots.ts';
import { randomHex } from './chance.ts';
import { StorageTrouble, type KeptMatch, type Store, type Trouble } from './kept.ts';
import { holdMatch } from './locks.ts';
import { stage } from './motion.svelte.ts';
import type { GameId } from './registry.ts';
import { settings } from './settings.svelte.ts';
import { soundOf } from './sound.ts';
import { continued, opening, type Moment } from './story.ts';

/** `waits`: it is not known yet whether another tab plays. */
export type Role = 'waits' | 'plays' | 'watches';

/** Why something is not done: the table refuses it, or this tab only watches. */
export type HostRefusal = TableRefusal | { readonly why: 'watching' };

/** How long a moment that is not one's own stands still, at pace 1. */
const BREATH_MS = 220;

/**
 * One match on this device: keeps every entry before it is shown, lets dice and bots do their part, and shows moment
 * after moment, each when the one before has come to rest.
 */
export async function openHost(kept: KeptMatch, store: Store) {
  const entries = await store.entries(kept.id, 0);
  const table: Table = openTable(entries);
  const { game } = table;
  const holder = hashToken(kept.token);
  const first = opening(game, table.setting);

  let role = $state<Role>('waits');
  let trouble = $state<Trouble | null>(store.isLasting ? null : 'blocked');
  let view = $state.raw<TableView>(viewTable(table));
  const past = [first, ...continued(game, table.setting, logOf(table), first)];
  let moments = $state.raw<readonly Moment[]>(past);
  let cursor = $state(past.length - 1);
  let isFresh = $state(false);
  let isShowing = $state(false);
  let isClosed = false;
  let isThinking = $state(false);

  /** Writes wait for each other. */
  let writing: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = writing.then(work);
    writing = done.catch(() => null);
    return done;
  }

  const context = () => contextOf(table, kept.serverSeed, []);

  /** What these entries, which nobody has taken in yet, lead to. */
  function newsOf(more: readonly Stored[]): readonly Moment[] {
    const added = more.flatMap(({ what }) => (what.kind === 'match' ? [what.entry] : []));
    return continued(game, table.setting, [...logOf(table), ...added], moments.at(-1) ?? first);
  }

  function take(more: readonly Stored[], news: readonly Moment[]): void {
    absorb(table, more);
    view = viewTable(table);
    moments = [...moments, ...news];
    void show();
  }

  /** Keeps entries, then takes them in. `false`: somebody else has written there; what was decided no longer holds. */
  async function append(more: readonly Stored[]): Promise<boolean> {
    if (more.length === 0) return true;
    const news = newsOf(more);
    if (trouble === null) {
      const isOver = game.waiting((news.at(-1) ?? first).state).length === 0;
      const summary = summaryOf(kept.id, kept.createdAt, table);
      try {
        await store.append({ ...kept, ...summary, phase: isOver ? 'over' : 'playing' }, table.seq, more);
        hold.hint();
      } catch (error) {
        if (!(error instanceof StorageTrouble)) throw error;
        if (error.trouble === 'taken') {
          await catchUp();
          return false;
        }
        trouble = error.trouble;
      }
    }
    take(more, news);
    return true;
  }

  async function catchUp(): Promise<void> {
    const more = await store.entries(kept.id, table.seq);
    if (more.length > 0) take(more, newsOf(more));
  }

  async function goOn(): Promise<void> {
    for (let more = resume(table, context()); more.length > 0; more = resume(table, context()))
      if (!(await append(more))) return;
  }

  /** Bots decide while the last moments are still being shown; their moves come when these are at rest. */
  async function letBotsThink(): Promise<void> {
    if (isThinking) return;
    isThinking = true;
    try {
      while (role === 'plays' && !isClosed) {
        const wanted = wantedBots(table);
        if (wanted.length === 0) break;
        const plans = await Promise.all(wanted.map(one => think(game.id as GameId, one)));
        await shown();
        for (const [i, one] of wanted.entries())
          await inTurn(async () => {
            if (role !== 'plays' || isClosed) return;
            if (await append(playBot(table, one, plans[i] ?? null, context()))) await goOn();
          });
        await shown();
      }
    } finally {
      isThinking = false;
    }
  }

  const waiters = new Set<() => void>();
  const shown = (): Promise<void> => (isShowing ? new Promise(resolve => waiters.add(resolve)) : Promise.resolve());

  async function show(): Promise<void> {
    if (isShowing) return;
    isShowing = true;
    while (cursor < moments.length - 1 && !isClosed) {
      cursor++;
      isFresh = true;
      const moment = moments[cursor];
      if (moment === undefined || moment.facts.length === 0) continue;
      if (settings.now.sound) soundOf(moment.facts);
      await tick();
      await stage.idle();
      const isLast = cursor === moments.length - 1;
      if (!isOwn(moment) && !(isLast && asked().length > 0)) await stage.pause(BREATH_MS * settings.pace);
    }
    isShowing = false;
    for (const wake of waiters) wake();
    waiters.clear();
  }

  const isOwn = ({ entry }: Moment): boolean =>
    entry?.kind === 'play' && entry.actor !== NATURE && table.chairs[entry.actor]?.token === holder;

  /** People on this device who are asked now. */
  const asked = (): readonly Seat[] =>
    table.match === null
      ? []
      : game.waiting(table.match.state).flatMap(actor => {
          const chair = actor === NATURE ? undefined : table.chairs[actor];
          return actor !== NATURE && chair?.token === holder && chair.cover === null ? [actor] : [];
        });

  async function want(wish: Wish): Promise<Result<null, HostRefusal>> {
    const done = await inTurn(async (): Promise<Result<null, HostRefusal>> => {
      if (role !== 'plays') return fail({ why: 'watching' });
      const decided = decide(table, { id: randomHex(8), token: kept.token, wish }, context());
      if (!decided.ok) return decided;
      if (!(await append(decided.value))) return fail({ why: 'stale', question: questionOf(table) });
      await goOn();
      return ok(null);
    });
    void letBotsThink();
    return done;
  }

  const hold = holdMatch(kept.id, {
    async granted() {
      await inTurn(catchUp);
      role = 'plays';
      await inTurn(goOn);
      void letBotsThink();
    },
    async lost() {
      role = 'watches';
      await writing;
    },
    hinted: () => void inTurn(catchUp),
  });
  // Whoever has not got the lock by now watches; the lock may still come, when the other tab closes.
  setTimeout(() => {
    if (role === 'waits') role = 'watches';
  }, 300);

  const question = () => ({ question: questionOf(table) });

  return {
    kept,
    table,
    game,
    get role() {
      return role;
    },
    get trouble() {
      return trouble;
    },
    get view() {
      return view;
    },
    get moments() {
      return moments;
    },
    get moment(): Moment {
      return moments[cursor] ?? first;
    },
    /** Whether the moment has just come: then its facts are to be shown. */
    get isFresh() {
      return isFresh;
    },
    /** Whether the last moment is on the table and everything is at rest. */
    get isSettled() {
      return !isShowing && cursor === moments.length - 1;
    },
    get isThinking() {
      return isThinking;
    },
    get isOver() {
      return view.phase === 'over' && !isShowing;
    },
    /** Seats that people on this device hold. */
    get own(): readonly Seat[] {
      return view.chairs.flatMap((_, seat) => (table.chairs[seat]?.token === holder ? [seat as Seat] : []));
    },
    asked,
    play: (seat: Seat, action: AnyAction) => playText(seat, game.print(action)),
    playText,
    back: (seat: Seat, back: Back) => want({ do: 'back', seat, ...question(), count: answersGiven(table, seat), back }),
    undo: (seat: Seat) => want({ do: 'undo', seat, ...question() }),
    takeOver: () => hold.ask(),
    close(): void {
      isClosed = true;
      stage.skip();
      hold.release();
    },
  };

  function playText(seat: Seat, action: string): Promise<Result<null, HostRefusal>> {
    return want({ do: 'play', seat, ...question(), count: answersGiven(table, seat), action });
  }
}

export type Host = Awaited<ReturnType<typeof openHost>>;

const logOf = (table: Table) => table.match?.log ?? [];
