import type { Store } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { storeOf, type Asked } from './asked.ts';
import { valueOf, type Call } from '../call.ts';
import { openEngine, type Role } from './engine.ts';

/**
 * The store without threads, for tools. `amend` and `read` look at the data of a server that runs, and change something
 * beside it.
 */
export async function openStoreHere(folder: string, does: Role['does']): Promise<Store> {
  const engine = await openHere({ folder, does });
  return storeOf(engine, engine);
}

/** An engine in this very thread: for tools, which keep nobody waiting. */
async function openHere(role: Role): Promise<Asked> {
  const engine = await openEngine(role);
  let last: Promise<unknown> = Promise.resolve();
  let isOpen = true;
  let commits = 0;
  let lastCommit = 0;
  let waiting = 0;

  async function carryOut(call: Call): Promise<unknown> {
    const begun = performance.now();
    const [outcome] = await engine.carryOut([call]);
    commits++;
    lastCommit = performance.now() - begun;
    engine.rest();
    return valueOf(outcome);
  }

  return {
    ask(call) {
      if (!isOpen) return Promise.reject(new StoreError({ why: 'closed' }));
      waiting++;
      const done = last.then(() => carryOut(call)).finally(() => waiting--);
      last = done.catch(() => null);
      return done;
    },
    figures: () => ({ commits, lastCommit, waiting }),
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await last;
      engine.close();
    },
  };
}
