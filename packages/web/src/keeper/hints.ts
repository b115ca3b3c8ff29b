import type { Hint, HintAnswer, HintQuestion } from '@zaria/bots/hints';
import type { GameId } from '@zaria/games';
import { boardOf } from '../boards/boards.ts';

export interface Hinting {
  /** `null`: it could not say. Never, once it was cancelled. */
  readonly hints: Promise<readonly Hint[] | null>;
  cancel(): void;
}

/**
 * Has a thread of its own think what a seat could do: whoever does not want to know it any more ends the thread, and no
 * bot of the match waits for it.
 */
export function askForHints(game: GameId, question: HintQuestion): Hinting {
  const worker = boardOf(game).bots();
  const hints = new Promise<readonly Hint[] | null>(resolve => {
    worker.addEventListener('message', ({ data }: MessageEvent<HintAnswer>) => {
      worker.terminate();
      resolve(data.hints);
    });
    worker.addEventListener('error', () => resolve(null));
  });
  worker.postMessage(question);
  return { hints, cancel: () => worker.terminate() };
}
