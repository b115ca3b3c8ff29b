import { Worker } from 'node:worker_threads';
import { StoreError, type StoreFault } from '../store-error.ts';
import type { Asked } from './asked.ts';
import type { Call } from '../call.ts';
import type { Role } from './engine.ts';
import { pack, type FromThread, type Numbered, type ToThread } from './messages.ts';

/** The sources are TypeScript and need what runs them; a bundle has the thread beside itself. */
const isSource = import.meta.url.endsWith('.ts');
const ENTRY = new URL(isSource ? './worker.ts' : './store-worker.mjs', import.meta.url);
const BOOT = new URL('./boot.mjs', import.meta.url);

/**
 * Milliseconds from one message to the thread that writes to the next, where they come close together: each wakes it and
 * leads to a commit, which wakes this one and the disk, whether for one append or for fifty.
 */
const PACE = 4;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: StoreError) => void;
}

/** An engine in a thread of its own. */
export interface Thread extends Asked {
  open(): Promise<void>;
}

export function startThread(role: Role): Thread {
  const worker = new Worker(isSource ? BOOT : ENTRY, {
    workerData: { entry: ENTRY.href, role },
    execArgv: [],
  });
  const waiting = new Map<number, Waiting>();
  const figures = { calls: 0, commits: 0, lastCommit: 0 };
  const pace = role.does === 'write' ? PACE : 0;
  let outbox: Numbered<Call>[] = [];
  /** When something was sent last. */
  let posted = -Infinity;
  let over: StoreFault | null = null;
  let opening: Waiting | null = null;

  const send = (message: ToThread): void => worker.postMessage(message);

  /** Nothing more will be answered. */
  function end(fault: StoreFault): void {
    over ??= fault;
    const error = new StoreError(over);
    opening?.reject(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  /** Whoever waits for that number, and does so no longer. */
  function taken(number: number): Waiting | undefined {
    const call = waiting.get(number);
    waiting.delete(number);
    return call;
  }

  /** What is asked in the same round of the loop travels together. Whoever comes after a while waits for nothing else. */
  function postSoon(): void {
    const early = posted + pace - performance.now();
    if (early > 0) setTimeout(post, early);
    else setImmediate(post);
  }

  function post(): void {
    if (outbox.length === 0) return;
    posted = performance.now();
    send({ say: 'calls', calls: pack(outbox) });
    outbox = [];
  }

  function hear(message: FromThread): void {
    switch (message.say) {
      case 'opened':
        opening?.resolve(null);
        opening = null;
        return;
      case 'failed':
        end(message.fault);
        void worker.terminate();
        return;
      case 'done':
        figures.commits++;
        figures.lastCommit = message.took;
        for (const number of message.written) taken(number)?.resolve(true);
        for (const [number, outcome] of message.outcomes)
          if (outcome.ok) taken(number)?.resolve(outcome.value);
          else taken(number)?.reject(new StoreError(outcome.fault));
        return;
      case 'closed':
        end({ why: 'closed' });
    }
  }

  const exited = new Promise<void>(resolve => worker.once('exit', () => resolve()));
  worker.on('message', hear);
  worker.on('error', (error: Error) => end({ why: 'failed', detail: error.message }));
  worker.on('exit', () => end({ why: 'failed', detail: 'the thread of the store has ended' }));

  return {
    open: () =>
      new Promise((resolve, reject) => {
        opening = { resolve: () => resolve(), reject };
        send({ say: 'open' });
      }),
    ask: call =>
      new Promise((resolve, reject) => {
        if (over !== null) return reject(new StoreError(over));
        const number = ++figures.calls;
        waiting.set(number, { resolve, reject });
        if (outbox.length === 0) postSoon();
        outbox.push([number, call]);
      }),
    figures: () => ({ commits: figures.commits, lastCommit: figures.lastCommit, waiting: waiting.size }),
    close() {
      if (over === null) {
        // After what was asked before.
        post();
        send({ say: 'close' });
      }
      return exited;
    },
  };
}
