import { StorageTrouble, byNews, memoryStore, type KeptRecord, type Row, type Store, type Trouble } from './kept.ts';

const NAME = 'zaria';
const VERSION = 1;
const STORES = [
  ['matches', { keyPath: 'id' }],
  // By match and place: two tabs cannot both write the same place.
  ['entries', {}],
  ['records', { keyPath: 'id' }],
] as const;

/**
 * `waits`: a tab with an older page holds the storage; this one goes on when that one lets go.
 * `outdated`: a newer page has taken it over; this one must be loaded again.
 */
type StorageState = 'usual' | 'waits' | 'outdated';

let state: StorageState = 'usual';
const listeners = new Set<(state: StorageState) => void>();

function become(next: StorageState): void {
  state = next;
  for (const listener of listeners) listener(next);
}

/** Hears how the storage is, now and from now on, until the function that comes back is called. */
export function watchStorage(listener: (state: StorageState) => void): () => void {
  listeners.add(listener);
  listener(state);
  return () => void listeners.delete(listener);
}

const TROUBLES: Readonly<Record<string, Trouble>> = {
  QuotaExceededError: 'full',
  ConstraintError: 'taken',
  VersionError: 'outdated',
};
const troubled = (error: DOMException | null): StorageTrouble =>
  new StorageTrouble(TROUBLES[error?.name ?? ''] ?? 'failed');

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      const { result: db } = request;
      for (const [name, options] of STORES)
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, options);
    });
    request.addEventListener('success', () => {
      become('usual');
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      const trouble = troubled(request.error);
      if (trouble.trouble === 'outdated') become('outdated');
      reject(trouble);
    });
    request.addEventListener('blocked', () => become('waits'));
  });
}

let connection: Promise<IDBDatabase> | null = null;

/** A connection that was lost is made anew, but not past a newer page. */
function connected(): Promise<IDBDatabase> {
  if (state === 'outdated') return Promise.reject(new StorageTrouble('outdated'));
  connection ??= open().then(
    db => {
      db.addEventListener('close', () => {
        connection = null;
      });
      db.addEventListener('versionchange', ({ newVersion }) => {
        // What is being written is still written; then the newer page may go on.
        db.close();
        connection = null;
        if (newVersion !== null) become('outdated');
      });
      return db;
    },
    (error: unknown) => {
      connection = null;
      throw error;
    },
  );
  return connection;
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(troubled(request.error)));
  });

const read = async <T>(name: string, ask: (store: IDBObjectStore) => Promise<T>): Promise<T> => {
  const db = await connected();
  return ask(db.transaction(name, 'readonly').objectStore(name));
};

/** Done when it is on the disk, not when it is in a cache. Of what is refused meanwhile nothing is written. */
async function write(
  names: readonly string[],
  work: (stores: (name: string) => IDBObjectStore, refuse: (why: Trouble) => void) => void,
): Promise<void> {
  const db = await connected();
  await new Promise<void>((resolve, reject) => {
    try {
      const transaction = db.transaction([...names], 'readwrite', { durability: 'strict' });
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(troubled(transaction.error)));
      work(
        name => transaction.objectStore(name),
        why => {
          reject(new StorageTrouble(why));
          transaction.abort();
        },
      );
    } catch (error) {
      reject(troubled(error instanceof DOMException ? error : null));
    }
  });
}

const all = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity]);

const databaseStore: Store = {
  isLasting: true,
  async list() {
    const matches: unknown[] = await read('matches', store => answer(store.getAll()));
    return matches.sort(byNews);
  },
  match: async id => ((await read('matches', store => answer(store.get(id)))) as unknown) ?? null,
  rows: (id, from) =>
    read('entries', async (store): Promise<readonly Row[]> => {
      const [keys, entries] = await Promise.all([
        answer(store.getAllKeys(all(id, from))),
        answer<unknown[]>(store.getAll(all(id, from))),
      ]);
      return keys.map((key, i) => ({ place: (key as [string, number])[1], entry: entries[i] }));
    }),
  append: (match, seq, entries) =>
    write(['matches', 'entries'], (stores, refuse) => {
      if (seq > 0) {
        // A match that another tab has removed does not come back in part.
        const before = stores('entries').getKey([match.id, seq - 1]);
        before.addEventListener('success', () => {
          if (before.result === undefined) refuse('taken');
        });
      }
      for (const [i, entry] of entries.entries()) stores('entries').add(entry, [match.id, seq + i]);
      stores('matches').put(match);
    }),
  update: match =>
    write(['matches'], stores => {
      const there = stores('matches').openCursor(match.id);
      there.addEventListener('success', () => void there.result?.update(match));
    }),
  cut: (id, from) => write(['entries'], stores => stores('entries').delete(all(id, from))),
  remove: id =>
    write(['matches', 'entries'], stores => {
      stores('matches').delete(id);
      stores('entries').delete(all(id));
    }),
  records: async () => (await read('records', store => answer(store.getAll()))) as KeptRecord[],
  record: async id => ((await read('records', store => answer(store.get(id)))) as KeptRecord | undefined) ?? null,
  keepRecord: record => write(['records'], stores => stores('records').put(record)),
};

let opened: Promise<Store> | null = null;

/** The browser's own storage; where that is not to be had, the memory of the page. */
export function openStore(): Promise<Store> {
  opened ??= connected().then(
    () => databaseStore,
    () => memoryStore(),
  );
  return opened;
}
