import type { Beside, BesideOf } from '@zaria/bots/par';
import type { SameDiceAnswer, SameDiceQuestion } from '@zaria/bots/same-dice';

/** Nobody has a say in the dice: the strongest bot draws the same ones, in a thread of its own. */
export const besideOf: BesideOf = ({ start, entries }) =>
  new Promise<Beside | null>(resolve => {
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    const answer = ({ points }: SameDiceAnswer): void => {
      worker.terminate();
      resolve(points === null ? null : { by: 'dice', points });
    };
    worker.addEventListener('message', ({ data }: MessageEvent<SameDiceAnswer>) => answer(data));
    worker.addEventListener('error', () => answer({ points: null }));
    worker.postMessage({ ask: 'same-dice', start, entries } satisfies SameDiceQuestion);
  });
