/* A thread that plays bouts: it is sent them, and says how each came out. */
import { parentPort } from 'node:worker_threads';
import type { Result } from '@zaria/kit';
import type { ProgramFault } from '../outside/seat-program.ts';
import { playBout, type Bout, type BoutResult, type Manner } from './bout.ts';

export interface Task {
  readonly at: number;
  readonly bout: Bout;
  readonly manner: Manner;
}

export interface Done {
  readonly at: number;
  readonly result: Result<BoutResult, ProgramFault>;
}

async function play({ at, bout, manner }: Task): Promise<void> {
  const result = await playBout(bout, manner);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage({ at, result } satisfies Done);
}

// A bout that throws ends the thread, and whoever hired it hears of it.
parentPort?.on('message', (task: Task) => void play(task));
