import { Worker } from 'node:worker_threads';
import type { Piece } from './training.ts';

/** Threads that do the pieces of a generation; which does which makes no difference. */
export interface Crew {
  doAll(pieces: readonly Piece[]): Promise<readonly Uint8Array[]>;
  end(): Promise<void>;
}

export function crewOf(game: string, size: number): Crew {
  const workers = Array.from({ length: size }, () => new Worker(new URL('./thread.mjs', import.meta.url)));

  /** One piece by one worker. */
  const done = (worker: Worker, piece: Piece): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const finish = (settle: () => void): void => {
        worker.off('message', onMessage).off('error', onError);
        settle();
      };
      const onMessage = (bytes: Uint8Array): void => finish(() => resolve(bytes));
      const onError = (error: unknown): void => finish(() => reject(error));
      worker.on('message', onMessage).on('error', onError);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
      worker.postMessage({ game, piece });
    });

  return {
    async doAll(pieces) {
      const found: Uint8Array[] = [];
      let next = 0;
      await Promise.all(
        workers.map(async worker => {
          for (let at = next++; at < pieces.length; at = next++) found[at] = await done(worker, pieces[at] as Piece);
        }),
      );
      return found;
    },
    async end() {
      await Promise.all(workers.map(worker => worker.terminate()));
    },
  };
}
