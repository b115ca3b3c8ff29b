import type { Stored } from '@zaria/table';
import type { Notice } from './broken.ts';

/** What was written, as it would be read back from a disk. A write takes a turn of the event loop. */
export interface Store {
  readonly entries: readonly Stored[];
  /** The names of the commands that were written. */
  readonly names: ReadonlySet<string>;
  /** Whether nothing more can be written. */
  isFull: boolean;
  append(seq: number, entries: readonly Stored[]): Promise<boolean>;
  read(seq: number): Promise<readonly Stored[]>;
  /** Waits until nothing is under way but what bots think about. */
  rest(): Promise<void>;
}

/** Nothing can be written for now. */
export class FullStore extends Error {}

/** Somebody goes on writing and writing. */
export class Restless extends Error {}

/** A table comes to rest after fewer writes. */
const MOST_WRITES = 30;

const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

export function openStore(written: readonly Stored[], notice: Notice): Store {
  const entries = [...written];
  const names = new Set(entries.flatMap(({ by }) => by ?? []));
  let underWay = 0;
  let writes = 0;
  const store: Store = {
    entries,
    names,
    isFull: false,
    async append(seq, more) {
      if (++writes > MOST_WRITES) throw new Restless('the table never comes to rest');
      const durable = JSON.parse(JSON.stringify(more)) as readonly Stored[];
      underWay++;
      await turn();
      underWay--;
      if (store.isFull) throw new FullStore('nothing can be written');
      if (seq !== entries.length) return false;
      const again = durable.find(({ by }) => by !== null && names.has(by));
      if (again !== undefined) notice('twice', JSON.stringify(again));
      for (const { by } of durable) if (by !== null) names.add(by);
      entries.push(...durable);
      return true;
    },
    read: async seq => entries.slice(seq),
    async rest() {
      // Whatever does not wait for a write or for a bot is done within a turn.
      for (;;) {
        await turn();
        if (underWay === 0) break;
      }
      writes = 0;
    },
  };
  return store;
}
