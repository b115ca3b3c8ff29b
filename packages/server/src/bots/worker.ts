/* The bots of all games, in a thread of their own. */
import { randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { thinker, type BotAnswer } from '@zaria/bots';
import { gameBots } from '@zaria/bots/all';
import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import type { CrewQuestion } from './crew.ts';

const thread = { rng: { below: (m: number) => randomInt(m) }, now: () => performance.now() };
const thinkers = new Map<GameId, ReturnType<typeof thinker>>();

function thinkerOf(game: GameId): ReturnType<typeof thinker> {
  const known = thinkers.get(game) ?? thinker(registered(game).game, gameBots(game), thread);
  thinkers.set(game, known);
  return known;
}

parentPort?.on('message', ({ game, question }: CrewQuestion) => {
  let answer: BotAnswer;
  try {
    answer = thinkerOf(game)(question);
  } catch {
    answer = { number: question.number, plan: null };
  }
  parentPort?.postMessage(answer);
});
