import { StoreError } from '../store.ts';
import type { Call } from './calls.ts';
import { openEngine, type Role } from './engine.ts';

/** Somebody who can be asked, wherever the engine is. */
export interface Asked {
  ask(call: Call): Promise<unknown>;
  figures(): { readonly commits: number; readonly lastCommit: number; readonly waiting: number };
  /** When what was asked before is answered. */
  close(): Promise<void>;
}

/** An engine in this very thread: for tools, which have nobody to keep waiting. */
export async function openHere(role: Role): Promise<Asked> {
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
    if (outcome?.ok !== true) throw new StoreError(outcome?.fault ?? { why: 'failed', detail: 'no outcome' });
    return outcome.value;
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
