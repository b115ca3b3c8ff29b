import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Store } from './store.ts';
import type { StoreFault } from './store-error.ts';

const folders: string[] = [];

/** A folder of its own for a test, gone afterwards. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-store-'));
  folders.push(folder);
  return folder;
}

/** To be called by a test file that uses `scratch`. */
export const sweepScratch = (): void =>
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

/** Where a store can be opened: a folder, a database. */
export interface StorePlace {
  /** As the server. */
  open(): Promise<Store>;
  /** As somebody else who writes to the same data at the same time. */
  beside(): Promise<Store>;
}

/** Why a promise was rejected; `null`: it was not. */
export const faultOf = async (promise: Promise<unknown>): Promise<StoreFault['why'] | null> =>
  promise.then(
    () => null,
    (error: { readonly fault?: StoreFault }) => error.fault?.why ?? 'failed',
  );

/** A store for each test, at a new place. */
export interface Stage {
  readonly store: Store;
  reopen(): Promise<void>;
  beside(): Promise<Store>;
}

export function setStage(makePlace: () => StorePlace): Stage {
  let place: StorePlace;
  let store: Store;
  const opened: Store[] = [];

  const open = async (how: keyof StorePlace): Promise<Store> => {
    const made = await place[how]();
    opened.push(made);
    return made;
  };

  beforeEach(async () => {
    place = makePlace();
    store = await open('open');
  });
  afterEach(async () => {
    for (const made of opened.splice(0).reverse()) await made.close();
  });

  return {
    get store() {
      return store;
    },
    async reopen() {
      await store.close();
      store = await open('open');
    },
    beside: () => open('beside'),
  };
}
