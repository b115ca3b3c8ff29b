import { perform, type Call } from '../call.ts';
import { StoreError } from '../store-error.ts';
import type { DatabaseAddress } from './address.ts';
import { faultOf, isClash, isLost } from './fault.ts';
import { openLink, type Link, type Watch } from './link.ts';

/** Milliseconds that a question waits while the database cannot be reached. */
const PATIENCE = 8000;
/** So that one that takes long does not keep all others waiting. */
const CONNECTIONS = 2;

/** Answers questions, each from what there is when it is asked. One that was interrupted is asked again. */
export interface Reader {
  ask(call: Call): Promise<unknown>;
  close(): Promise<void>;
}

export function openReader(address: DatabaseAddress, watch: Watch): Reader {
  const links = Array.from({ length: CONNECTIONS }, () => openLink(address, watch));
  const open = new Set<Promise<unknown>>();
  let turn = 0;
  let isClosed = false;

  async function answer(link: Link, call: Call): Promise<unknown> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      const connection = await within(link, until);
      try {
        return await perform(connection.db, call);
      } catch (error) {
        if (isLost(error)) link.drop(connection);
        if (!(isLost(error) || isClash(error)) || Date.now() > until) throw new StoreError(faultOf(error, address));
      }
    }
  }

  /** A connection, or why there is none when the time is over. */
  async function within(link: Link, until: number): ReturnType<Link['get']> {
    let stop = (): void => {};
    const late = new Promise<never>((_, reject) => {
      stop = link.onFailure(error => {
        if (Date.now() > until || isClosed) reject(new StoreError(faultOf(error, address)));
      });
    });
    return Promise.race([link.get(), late]).finally(() => stop());
  }

  return {
    ask(call) {
      if (isClosed) return Promise.reject(new StoreError({ why: 'closed' }));
      const link = links[turn++ % links.length] as Link;
      const done = answer(link, call);
      open.add(done);
      return done.finally(() => open.delete(done));
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await Promise.allSettled(open);
      await Promise.all(links.map(link => link.close()));
    },
  };
}
