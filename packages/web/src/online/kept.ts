import type { KeptHand } from '@zaria/client/dice';
import type { Seat } from '@zaria/kit';

/*
 * What this device keeps of tables elsewhere: its part in their dice, which leaves it only for another device of the same
 * person, and the code of a link that its host may want to show again. A database of its own: who never plays online has
 * none.
 */

const NAME = 'zaria-online';
const VERSION = 1;
const HANDS = 'hands';
const CODES = 'codes';

let connection: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  connection ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      for (const name of [HANDS, CODES])
        if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name);
    });
    request.addEventListener('success', () => {
      const db = request.result;
      const letGo = (): void => {
        db.close();
        connection = null;
      };
      db.addEventListener('versionchange', letGo);
      db.addEventListener('close', letGo);
      resolve(db);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage')));
    request.addEventListener('blocked', () => reject(new Error('another tab holds the storage')));
  }).catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return connection;
}

/** Done when it is on the disk. */
async function write(name: string, work: (store: IDBObjectStore) => void): Promise<void> {
  const db = await open();
  await new Promise<void>((resolve, reject) => {
    const transaction = db.transaction(name, 'readwrite', { durability: 'strict' });
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')));
    work(transaction.objectStore(name));
  });
}

async function read(name: string, key: IDBValidKey): Promise<unknown> {
  const db = await open();
  const request: IDBRequest<unknown> = db.transaction(name, 'readonly').objectStore(name).get(key);
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
  });
}

export const keepHand = (table: string, hand: KeptHand): Promise<void> =>
  write(HANDS, store => store.put(hand, [table, hand.seat]));
/** Whatever is there: who asks looks whether it is a hand. */
export const readHand = (table: string, seat: Seat): Promise<unknown> => read(HANDS, [table, seat]);

export const keepCode = (table: string, code: string): Promise<void> => write(CODES, store => store.put(code, table));
export async function readCode(table: string): Promise<string | null> {
  const code = await read(CODES, table);
  return typeof code === 'string' ? code : null;
}

/** A match that is over lets nobody in any more. */
export const forgetCode = (table: string): Promise<void> => write(CODES, store => store.delete(table));
