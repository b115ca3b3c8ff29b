import type { AnyAction } from '@zaria/kit';
import type { Wanted } from '@zaria/table';
import type { BotAnswer, BotQuestion } from './bots.worker.ts';
import type { GameId } from './registry.ts';

/** How long a bot thinks at most, and how long it is waited for before a move is picked for it. */
const THINKS_MS = 500;
const GIVES_UP_MS = 8_000;

type Asked = BotQuestion extends infer Q ? (Q extends BotQuestion ? Omit<Q, 'number'> : never) : never;

let worker: Worker | null = null;
let numbers = 0;
const waiting = new Map<number, (answer: BotAnswer | null) => void>();

function hire(): Worker {
  const hired = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  hired.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  });
  // A worker that broke is replaced at the next question; nobody waits for the old one.
  hired.addEventListener('error', () => dismiss());
  return hired;
}

function dismiss(): void {
  worker?.terminate();
  worker = null;
  for (const answer of waiting.values()) answer(null);
  waiting.clear();
}

function ask(question: Asked): Promise<BotAnswer | null> {
  worker ??= hire();
  const number = numbers++;
  const asked = worker;
  return new Promise(resolve => {
    const timer = setTimeout(dismiss, GIVES_UP_MS);
    waiting.set(number, answer => {
      clearTimeout(timer);
      resolve(answer);
    });
    asked.postMessage({ ...question, number });
  });
}

/** The bots that play a game, the simplest first. */
export async function botsFor(game: GameId): Promise<readonly string[]> {
  const answer = await ask({ ask: 'list', game });
  return answer !== null && 'bots' in answer ? answer.bots : [];
}

/** The bot that plays when nobody says which. */
export const usualBot = (bots: readonly string[]): string => (bots.includes('greedy') ? 'greedy' : (bots.at(-1) ?? ''));

/** What a bot decides; `null` when it could not. */
export async function think(game: GameId, { bot, seat, told }: Wanted): Promise<readonly AnyAction[] | null> {
  const answer = await ask({ ask: 'decide', game, bot, seat, told, within: THINKS_MS });
  return answer !== null && 'plan' in answer ? answer.plan : null;
}
