/* Bots of one game think in a thread of their own, so that the page stays quick: this is the thread's side. */
import { thinker, type BotAnswer, type BotQuestion, type GameBots } from '@zaria/bots';
import type { AnyGame } from '@zaria/kit';
import { trueRng } from './chance.ts';

/** Makes a worker of it. */
export function answerBotQuestions(game: AnyGame, bots: GameBots): void {
  const answer = thinker(game, bots, { rng: trueRng, now: () => performance.now() });
  onmessage = ({ data }: MessageEvent<BotQuestion>) => {
    try {
      postMessage(answer(data));
    } catch (error) {
      console.warn(error);
      postMessage({ number: data.number, plan: null } satisfies BotAnswer);
    }
  };
}
