import type { GameId } from '@zaria/games';
import { fail, type AnyGame, type Result } from '@zaria/kit';
import { NOTHING_HEARD, keep } from '@zaria/table';
import type { AnyRecord, Connection, TableRefusal } from '@zaria/table';
import type { Answer } from '@zaria/protocol/http';
import type { AskRefusal } from '../online/server.ts';
import { saveJson } from '../lib/save.ts';
import { beginMatch } from './begin.ts';
import { forget, readyBot, think } from './bots.ts';
import { trueRng } from './chance.ts';
import { watchStorage } from './database.ts';
import { finishedRecord, openKept, wayTo } from './kept-table.ts';
import type { KeptMatch, Trouble } from './kept.ts';
import { holdMatch } from './locks.ts';
import { keepSummary, saving } from './saving.ts';
import { isKeptMatch } from './shapes.ts';
import { isAnythingUnsaved, savingOf } from './unsaved.ts';

/** `waits`: it is not known yet whether another tab plays. */
type Role = 'waits' | 'plays' | 'watches';

/** A match that this device keeps, as the page may know it: a way to its table, and what is to be done with it here. */
export interface LocalMatch {
  readonly id: string;
  readonly connection: Connection;
  /** Where the moment is to be seen that it goes on from; `null`: it began anew, or that is not known. */
  readonly cameFrom: string | null;
  readonly role: Role;
  /** Why what happens is in memory alone at the moment. */
  readonly trouble: Trouble | null;
  /** Whether that has just ended, and all is kept. */
  readonly isSavedAgain: boolean;
  /** Asks the tab that plays to let this one play. */
  takeOver(): void;
  /** Gives the reader a file of it. */
  saveRecord(): void;
  /** Its record; `null` as long as it is in play. */
  finished(): AnyRecord | null;
  /** Where dice are typed in: what the cards or tiles that are wanted could be, drawn by the page after all. */
  drawn(): string;
  /** The table elsewhere at which it goes on: here it does not any more. */
  readonly movedTo: string | null;
  /**
   * Takes it to the server that this page came from, where it goes on; gives its table there with the code of its link.
   * Where that does not take it, it says why, and it goes on here.
   */
  takeOnline(): Promise<Result<Answer<'bring'>, AskRefusal>>;
  /** The same table again, the start moved on by one seat. Gives the name of the match. */
  again(): Promise<Result<string, TableRefusal>>;
  close(): void;
}

/** What is written of it from now on says where it is. */
interface Moved extends Omit<KeptMatch, 'movedTo'> {
  movedTo?: string;
}

/** How long another tab may take to say that it plays. */
const WAITS_MS = 300;
/** In which what is asked first has been painted and read. */
const READ_MS = 1500;
/** Until what could not be read is read again. */
const READS_AGAIN_MS = 1000;
/** How long it is said that saving works again. */
const SAID_MS = 12_000;

/** By match: lets go of one that was left while not all of it was kept. */
const left = new Map<string, () => void>();

// The browser asks before it throws away what is in memory alone.
addEventListener('beforeunload', event => {
  if (isAnythingUnsaved()) event.preventDefault();
});

/** Opens a match that is kept here. `shown` is kept when the page shows all that has happened: bots wait for it. */
export async function openMatch(id: string, game: AnyGame, shown: () => Promise<void>): Promise<LocalMatch | null> {
  const opened = await openKept(id, game);
  if (opened === null) return null;
  const { store, table, own } = opened;
  const kept: Moved = { ...opened.kept };

  let role = $state<Role>('waits');
  let movedTo = $state(kept.movedTo ?? null);
  const earlier = savingOf(id);
  const unsaved = earlier?.unsaved ?? null;
  let trouble = $state<Trouble | null>(store.isLasting ? unsaved && 'failed' : 'blocked');
  let isSavedAgain = $state(false);
  const tabs = gateOf(() => role === 'plays');
  // While people talk about going back nobody plays on.
  const talk = gateOf(() => table.undoAsked === null);
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let saying: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  // What could not be written when the table was left is this one's to write.
  earlier?.stop();
  left.get(id)?.();

  const saved = saving(
    kept,
    store,
    table,
    {
      wrote: () => hold.hint(),
      lost(why) {
        clearTimeout(saying);
        trouble = why;
        isSavedAgain = false;
      },
      saved() {
        trouble = null;
        isSavedAgain = true;
        saying = setTimeout(() => {
          isSavedAgain = false;
        }, SAID_MS);
      },
    },
    unsaved,
  );
  const keeper = keep(table, {
    append: saved.append,
    read: saved.read,
    dice: () => own.dice(),
    async think(wanted) {
      const plan = await think(game.id as GameId, id, wanted);
      await shown();
      await tabs.opened();
      await talk.opened();
      return plan;
    },
    now: () => Date.now(),
    wake(at) {
      clearTimeout(alarm);
      if (at === null) return;
      alarm = setTimeout(() => void (role === 'plays' && keeper.tick()), Math.max(0, at - Date.now()));
    },
    rng: trueRng,
    absent: () => new Map(),
    bots: [],
    failed: error => console.warn(error),
  });
  keepSummary(keeper, kept, saved);
  keeper.listen(kept.token, 'spectator', NOTHING_HEARD, () => talk.wake());

  const hold = holdMatch(id, {
    async granted() {
      // Nobody plays on what is not all: it is read as soon as that can be.
      while (!(await isCaughtUp())) await new Promise(resolve => setTimeout(resolve, READS_AGAIN_MS));
      if (isClosed) return;
      // The tab that has played until now may have taken it elsewhere.
      if (role === 'watches') await lookWhereItIs();
      if (movedTo !== null) return;
      role = 'plays';
      tabs.wake();
      await keeper.goOn();
    },
    async lost() {
      // The other tab reads what is kept: it may play when that is all there is.
      await saved.saved();
      role = 'watches';
      clearTimeout(alarm);
      // In turn: what is being written is written by then.
      await keeper.catchUp();
    },
    hinted() {
      void isCaughtUp();
      void lookWhereItIs();
    },
  });
  async function isCaughtUp(): Promise<boolean> {
    if (isClosed) return true;
    try {
      await keeper.catchUp();
      return true;
    } catch (error) {
      console.warn(error);
      return false;
    }
  }
  async function lookWhereItIs(): Promise<void> {
    // What cannot be read now is read when it is opened the next time.
    const row = await store.match(id).catch(() => null);
    movedTo = isKeptMatch(row) ? (row.movedTo ?? null) : movedTo;
  }

  async function takeOnline(): ReturnType<LocalMatch['takeOnline']> {
    if (role !== 'plays') return fail({ why: 'not-yours' });
    // Until it is known where it goes on nobody plays.
    role = 'waits';
    // In turn: what is being written is written by then.
    await keeper.catchUp();
    const taken = await import('./take-online.ts').then(
      ({ bring }) => bring(table, kept),
      () => fail({ why: 'away' } as const),
    );
    if (taken.ok) {
      movedTo = kept.movedTo = taken.value.table;
      role = 'watches';
      // Other tabs hear of it before this one goes there.
      await saved.update();
    } else if (role === 'waits') {
      role = 'plays';
      tabs.wake();
      await keeper.goOn();
    }
    return taken;
  }

  // Whoever has not got the lock by now watches; the lock may still come, when the other tab closes.
  setTimeout(() => {
    if (role === 'waits') role = 'watches';
  }, WAITS_MS);

  // Where nothing can be kept any more nobody plays: the newer page does.
  const unwatch = watchStorage(state => {
    if (state !== 'outdated') return;
    trouble = 'outdated';
    role = 'watches';
    hold.release();
  });
  // While the first question is read its bots get ready.
  const readying = setTimeout(() => {
    for (const { bot } of table.chairs) if (bot !== null) void readyBot(game.id as GameId, bot);
  }, READ_MS);
  const letGo = (): void => {
    if (left.get(id) === letGo) left.delete(id);
    hold.release();
  };

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
    cameFrom: kept.cameFrom ?? null,
    get role() {
      return role;
    },
    get trouble() {
      return trouble;
    },
    get isSavedAgain() {
      return isSavedAgain;
    },
    takeOver: () => hold.ask(),
    saveRecord() {
      saveJson(own.record(), `zaria-${game.id}-${id}.json`);
    },
    finished: () => finishedRecord(opened),
    drawn() {
      if (table.match === null) throw new Error('nothing is drawn before the match has begun');
      return game.print(game.sample(table.match.state, trueRng));
    },
    get movedTo() {
      return movedTo;
    },
    takeOnline,
    async again() {
      const { rematchWish } = await import('./again.ts');
      return beginMatch(game, rematchWish(table));
    },
    close() {
      isClosed = true;
      clearTimeout(readying);
      clearTimeout(saying);
      keeper.close();
      unwatch();
      forget(game.id as GameId, id);
      // No other tab plays from what is kept as long as that is not all.
      left.set(id, letGo);
      void saved.saved().then(letGo);
    },
  };
}

/** Where bots wait: in a tab that no longer plays, and while people talk. */
function gateOf(isOpen: () => boolean): { opened(): Promise<void>; wake(): void } {
  const waiting = new Set<() => void>();
  return {
    opened: () => (isOpen() ? Promise.resolve() : new Promise(resolve => waiting.add(resolve))),
    wake() {
      if (!isOpen()) return;
      for (const wake of waiting) wake();
      waiting.clear();
    },
  };
}
