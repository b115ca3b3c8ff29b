/* A thread that plays bouts: it is sent them, and says how each came out. */
import { parentPort } from 'node:worker_threads';
import { playBout, type Bout, type BoutResult } from './bout.ts';

export interface Task {
  readonly at: number;
  readonly bout: Bout;
  readonly isTimed: boolean;
}

export interface Done {
  readonly at: number;
  readonly result: BoutResult;
}

parentPort?.on('message', ({ at, bout, isTimed }: Task) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage({ at, result: playBout(bout, isTimed) } satisfies Done),
);
