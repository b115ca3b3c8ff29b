import { Worker } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import type { Result } from '@zaria/kit';
import type { ProgramFault } from '../outside/seat-program.ts';
import { playBout, type Bout, type BoutResult, type Manner } from './bout.ts';
import type { Done, Task } from './worker.ts';

export interface Playing {
  /** In the same thread, if it is one. */
  readonly threads: number;
  readonly manner: Manner;
  /** Stops after the bouts that are being played. */
  readonly signal: AbortSignal;
  /** Hears how many bouts are done. */
  readonly seen: (done: number) => void;
}

/** By bout how it came out; `null` where it was not played any more. */
export type Results = readonly (BoutResult | null)[];

export interface Played {
  readonly results: Results;
  /** Why a program does not play: then nothing more was played. */
  readonly fault: ProgramFault | null;
  /** What a bot of ours threw: then nothing more was played, either. */
  readonly crash: Error | null;
}

export async function playAll(bouts: readonly Bout[], playing: Playing): Promise<Played> {
  const results = Array<BoutResult | null>(bouts.length).fill(null);
  let fault: ProgramFault | null = null;
  let crash: Error | null = null;
  let [next, done] = [0, 0];
  const taking: Taking = {
    next() {
      const [at, bout] = [next, bouts[next]];
      if (bout === undefined || fault !== null || crash !== null || playing.signal.aborted) return null;
      next++;
      return { at, bout, manner: playing.manner };
    },
    take(at, result) {
      if (result.ok) results[at] = result.value;
      else fault ??= result.error;
      playing.seen(++done);
    },
    drop(error) {
      crash ??= error;
    },
  };
  const threads = Math.min(playing.threads, bouts.length);
  if (threads <= 1) await playHere(taking);
  else await Promise.all(Array.from({ length: threads }, () => playElsewhere(taking)));
  return { results, fault, crash };
}

/** Where whoever plays gets bouts, and brings how they came out. */
interface Taking {
  readonly next: () => Task | null;
  readonly take: (at: number, result: Result<BoutResult, ProgramFault>) => void;
  /** Hears why a bout has no end. */
  readonly drop: (error: Error) => void;
}

async function playHere({ next, take, drop }: Taking): Promise<void> {
  for (;;) {
    // Lets a signal through between two bouts.
    await setImmediate();
    const task = next();
    if (task === null) return;
    try {
      take(task.at, await playBout(task.bout, task.manner));
    } catch (error) {
      drop(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/** From the sources, or from the bundle beside the program. */
const THREAD = new URL(import.meta.url.endsWith('.ts') ? 'thread.mjs' : 'arena-worker.mjs', import.meta.url);
const hire = (): Worker => new Worker(THREAD);

const playElsewhere = ({ next, take, drop }: Taking): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = hire();
    const leave = (): void => void worker.terminate().then(() => resolve(), reject);
    const hand = (): void => {
      const task = next();
      if (task === null) return leave();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
      worker.postMessage(task satisfies Task);
    };
    worker.on('message', ({ at, result }: Done) => {
      take(at, result);
      hand();
    });
    worker.on('error', (error: Error) => {
      drop(error);
      leave();
    });
    hand();
  });
