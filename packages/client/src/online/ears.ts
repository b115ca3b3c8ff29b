import { fail, ok, type AnyAction, type AnyGame, type Result, type ToldEntry, type Viewer } from '@zaria/kit';
import { NOTHING_TOLD, entryOf, patched, toldDigest, type FrameOf } from '@zaria/protocol';
import type { Heard, HearingRefusal, News, TableView } from '@zaria/table/public';

interface Listener {
  readonly hear: (news: News) => void;
  /** How many entries it has heard. */
  count: number;
}

/** What one viewer was told over the line, for whoever on this side listens with his eyes. */
interface Ear {
  readonly entries: ToldEntry<AnyAction>[];
  /** Which they are, in short. */
  told: string;
  table: TableView | null;
  silence: HearingRefusal | null;
  readonly listeners: Set<Listener>;
}

/** What the viewers of this side were told. Each is told once, however many listen with his eyes. */
export interface Ears {
  /** Everybody that the server is asked to tell, and how much each has heard. */
  heard(): readonly { readonly as: Viewer; readonly heard: number; readonly told: string }[];
  /** Whether the viewer has been told how things are. */
  knows(viewer: Viewer): boolean;
  has(viewer: Viewer): boolean;
  /** Begins to listen with his eyes. */
  add(viewer: Viewer): void;
  /** Stops, unless somebody on this side still does. `false`: somebody does. */
  drop(viewer: Viewer): boolean;
  hear(viewer: Viewer, heard: Heard, listener: (news: News) => void): Result<() => void, HearingRefusal>;
  /** Takes in what the server tells; `null` if it does not follow on what was told before. */
  told(game: AnyGame, news: FrameOf<'news'>): TableView | null;
  silenced(viewer: Viewer, refusal: HearingRefusal): void;
  /** He may hear again: of what he has heard he needs nothing twice. `false`: he could all the time. */
  allowed(viewer: Viewer): boolean;
}

export function openEars(): Ears {
  const ears = new Map<Viewer, Ear>();

  function add(viewer: Viewer): Ear {
    const known = ears.get(viewer);
    if (known !== undefined) return known;
    const ear: Ear = { entries: [], told: NOTHING_TOLD, table: null, silence: null, listeners: new Set() };
    ears.set(viewer, ear);
    return ear;
  }

  function tell(ear: Ear, listener: Listener, table: TableView | null): void {
    const news = { from: listener.count, entries: ear.entries.slice(listener.count), table };
    listener.count = ear.entries.length;
    listener.hear(news);
  }

  return {
    heard: () =>
      [...ears].flatMap(([as, ear]) =>
        ear.silence === null ? [{ as, heard: ear.entries.length, told: ear.told }] : [],
      ),
    knows: viewer => (ears.get(viewer)?.table ?? null) !== null,
    has: viewer => ears.has(viewer),
    add: viewer => void add(viewer),
    drop(viewer) {
      const ear = ears.get(viewer);
      if (ear?.silence === null && ear.listeners.size > 0) return false;
      return ears.delete(viewer);
    },
    hear(viewer, heard, hear) {
      const ear = add(viewer);
      if (ear.silence !== null) return fail(ear.silence);
      if (heard.count > ear.entries.length) return fail({ why: 'heard-wrong' });
      const listener: Listener = { hear, count: heard.count };
      ear.listeners.add(listener);
      // What was told before, at once; if nothing was, it comes when it comes.
      if (ear.table !== null) tell(ear, listener, ear.table);
      return ok(() => void ear.listeners.delete(listener));
    },
    told(game, { as, from, rows, table, change }) {
      const ear = ears.get(as);
      if (ear === undefined || from !== ear.entries.length) return null;
      if (ear.table === null && table === undefined) return null;
      const entries = rows.map(row => entryOf(game, row));
      const isChanged = table !== undefined || change !== undefined;
      if (table !== undefined) ear.table = table;
      else if (change !== undefined && ear.table !== null) ear.table = patched(ear.table, change);
      ear.entries.push(...entries);
      ear.told = rows.reduce(toldDigest, ear.told);
      for (const listener of ear.listeners) tell(ear, listener, isChanged ? ear.table : null);
      return ear.table;
    },
    silenced(viewer, refusal) {
      const ear = ears.get(viewer);
      if (ear !== undefined) ear.silence = refusal;
    },
    allowed(viewer) {
      const ear = ears.get(viewer);
      if (ear === undefined || ear.silence === null) return false;
      // How the table looked then it does no longer.
      [ear.silence, ear.table] = [null, null];
      return true;
    },
  };
}
