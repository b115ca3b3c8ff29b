import { StoreError } from '../store-error.ts';
import type { DatabaseAddress } from './address.ts';
import { connect, type Connection } from './connection.ts';

/** Milliseconds until it is tried again: so long at first, twice as long every time, and no longer. */
const AGAIN = { first: 50, most: 1000 } as const;

/** What is known of the database by whoever has connections to it. */
export interface Watch {
  /** A connection could not be made; with `null` it could. */
  noted(link: object, error: unknown): void;
}

/** A connection that is made anew whenever it is lost. */
export interface Link {
  /** The connection, when there is one. Rejected when the link is closed. */
  get(): Promise<Connection>;
  /** It is of no use any more. */
  drop(connection: Connection): void;
  /** Calls back after every attempt that failed, until the function that comes back is called. */
  onFailure(call: (error: unknown) => void): () => void;
  close(): Promise<void>;
}

/** `ready`: what is done with a connection before anybody gets it. */
export function openLink(
  address: DatabaseAddress,
  watch: Watch,
  ready: (connection: Connection) => Promise<void> = async () => {},
): Link {
  const failures = new Set<(error: unknown) => void>();
  let current: Promise<Connection> | null = null;
  let open: Connection | null = null;
  let isClosed = false;
  let hurry = (): void => {};
  const link: Link = {
    get() {
      if (isClosed) return Promise.reject(new StoreError({ why: 'closed' }));
      return (current ??= make());
    },
    drop(connection) {
      if (open === connection) [open, current] = [null, null];
      connection.cut();
    },
    onFailure(call) {
      failures.add(call);
      return () => void failures.delete(call);
    },
    async close() {
      isClosed = true;
      hurry();
      await open?.close();
      await current?.catch(() => null);
    },
  };

  async function make(): Promise<Connection> {
    for (let wait: number = AGAIN.first; ; wait = Math.min(2 * wait, AGAIN.most)) {
      if (isClosed) throw new StoreError({ why: 'closed' });
      let made: Connection | null = null;
      try {
        made = await connect(address);
        await ready(made);
      } catch (error) {
        made?.cut();
        watch.noted(link, error);
        for (const call of failures) call(error);
        await new Promise<void>(resolve => {
          const timer = setTimeout(resolve, wait);
          hurry = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        continue;
      }
      const connection = made;
      open = connection;
      connection.onLost(() => {
        if (open === connection) [open, current] = [null, null];
      });
      watch.noted(link, null);
      return connection;
    }
  }

  return link;
}

/** Since when the database cannot be reached, by whoever cannot. */
export interface Outage extends Watch {
  readonly since: number | null;
}

export function watchOutage(now: () => number): Outage {
  const failing = new Map<object, number>();
  return {
    noted(link, error) {
      if (error === null) failing.delete(link);
      else if (!failing.has(link)) failing.set(link, now());
    },
    get since() {
      return failing.size === 0 ? null : Math.min(...failing.values());
    },
  };
}
