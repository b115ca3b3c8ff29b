import type { Stored } from '@zaria/table';
import { StorageTrouble, memoryStore, type KeptMatch, type KeptRecord, type Store, type Trouble } from './kept.ts';

const NAME = 'zaria';
const VERSION = 1;

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(troubled(request.error)));
  });

function troubled(error: DOMException | null): StorageTrouble {
  const troubles: Readonly<Record<string, Trouble>> = { QuotaExceededError: 'full', ConstraintError: 'taken' };
  return new StorageTrouble(troubles[error?.name ?? ''] ?? 'blocked');
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      const db = request.result;
      db.createObjectStore('matches', { keyPath: 'id' });
      // By match and place: two tabs cannot both write the same place.
      db.createObjectStore('entries');
      db.createObjectStore('records', { keyPath: 'id' });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(troubled(request.error)));
    request.addEventListener('blocked', () => reject(new StorageTrouble('blocked')));
  });
}

function databaseStore(db: IDBDatabase): Store {
  const read = <T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    answer(ask(db.transaction(name, 'readonly').objectStore(name)));

  /** Done when it is on the disk, not when it is in a cache. */
  function write(names: readonly string[], work: (stores: (name: string) => IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      try {
        const transaction = db.transaction([...names], 'readwrite', { durability: 'strict' });
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(troubled(transaction.error)));
        work(name => transaction.objectStore(name));
      } catch (error) {
        reject(troubled(error instanceof DOMException ? error : null));
      }
    });
  }

  const all = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity]);

  return {
    isLasting: true,
    async list() {
      const matches = (await read('matches', store => store.getAll())) as KeptMatch[];
      return matches.sort((a, b) => b.updatedAt - a.updatedAt);
    },
    match: async id => ((await read('matches', store => store.get(id))) as KeptMatch | undefined) ?? null,
    entries: async (id, from) => (await read('entries', store => store.getAll(all(id, from)))) as Stored[],
    append: (match, seq, entries) =>
      write(['matches', 'entries'], stores => {
        for (const [i, entry] of entries.entries()) stores('entries').add(entry, [match.id, seq + i]);
        stores('matches').put(match);
      }),
    update: match => write(['matches'], stores => stores('matches').put(match)),
    remove: id =>
      write(['matches', 'entries'], stores => {
        stores('matches').delete(id);
        stores('entries').delete(all(id));
      }),
    record: async id => ((await read('records', store => store.get(id))) as KeptRecord | undefined) ?? null,
    keepRecord: record => write(['records'], stores => stores('records').put(record)),
  };
}

let opened: Promise<Store> | null = null;

/** The browser's own storage; where that is not to be had, the memory of the page. */
export function openStore(): Promise<Store> {
  opened ??= open().then(databaseStore, () => memoryStore());
  return opened;
}
