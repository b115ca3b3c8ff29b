import { Worker } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import { playBout, type Bout, type BoutResult } from './bout.ts';
import type { Done, Task } from './worker.ts';

export interface Playing {
  /** In the same thread, if it is one. */
  readonly threads: number;
  /** Whether to measure how long each decision takes. */
  readonly isTimed: boolean;
  /** Stops after the bouts that are being played. */
  readonly signal: AbortSignal;
  /** Hears how many bouts are done. */
  readonly seen: (done: number) => void;
}

/** By bout how it came out; `null` where it was not played any more. */
export type Results = readonly (BoutResult | null)[];

export async function playAll(bouts: readonly Bout[], playing: Playing): Promise<Results> {
  const results = Array<BoutResult | null>(bouts.length).fill(null);
  const threads = Math.min(playing.threads, bouts.length);
  if (threads <= 1) await playHere(bouts, playing, results);
  else await playElsewhere(bouts, threads, playing, results);
  return results;
}

async function playHere(bouts: readonly Bout[], playing: Playing, results: (BoutResult | null)[]): Promise<void> {
  for (const [at, bout] of bouts.entries()) {
    // Lets a signal through between two bouts.
    await setImmediate();
    if (playing.signal.aborted) return;
    results[at] = playBout(bout, playing.isTimed);
    playing.seen(at + 1);
  }
}

/** From the sources, or from the bundle beside the program. */
const THREAD = new URL(import.meta.url.endsWith('.ts') ? 'thread.mjs' : 'arena-worker.mjs', import.meta.url);
const hire = (): Worker => new Worker(THREAD);

async function playElsewhere(
  bouts: readonly Bout[],
  threads: number,
  { isTimed, signal, seen }: Playing,
  results: (BoutResult | null)[],
): Promise<void> {
  let [next, done] = [0, 0];
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = hire();
      const leave = (): void => void worker.terminate().then(() => resolve(), reject);
      const hand = (): void => {
        const [at, bout] = [next, bouts[next]];
        if (bout === undefined || signal.aborted) return leave();
        next++;
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
        worker.postMessage({ at, bout, isTimed } satisfies Task);
      };
      worker.on('message', ({ at, result }: Done) => {
        results[at] = result;
        seen(++done);
        hand();
      });
      worker.on('error', error => reject(error));
      hand();
    });
  await Promise.all(Array.from({ length: threads }, work));
}
