import type { AnyAction } from '@zaria/kit';
import type { Wanted } from '@zaria/table';
import type { BotAnswer, BotQuestion } from './bots.worker.ts';
import type { GameId } from './registry.ts';

/** How long a bot thinks at most, and how long one that is there is waited for before a move is picked for it. */
const THINKS_MS = 500;
const GIVES_UP_MS = 8_000;

type Asked = BotQuestion extends infer Q ? (Q extends BotQuestion ? Omit<Q, 'number'> : never) : never;

/** The bots of one game, in a thread of their own. */
interface Thinker {
  readonly worker: Worker;
  readonly waiting: Map<number, (answer: BotAnswer | null) => void>;
}

const thinkers = new Map<GameId, Thinker>();
let numbers = 0;

function hire(game: GameId): Thinker {
  const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  const waiting: Thinker['waiting'] = new Map();
  worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  });
  // One that broke is replaced at the next question; nobody waits for the old one.
  worker.addEventListener('error', () => dismiss(game));
  const thinker = { worker, waiting };
  thinkers.set(game, thinker);
  return thinker;
}

function dismiss(game: GameId): void {
  const thinker = thinkers.get(game);
  thinkers.delete(game);
  thinker?.worker.terminate();
  for (const answer of thinker?.waiting.values() ?? []) answer(null);
}

function ask(question: Asked, limit: number | null): Promise<BotAnswer | null> {
  const { game } = question;
  const { worker, waiting } = thinkers.get(game) ?? hire(game);
  const number = numbers++;
  return new Promise(resolve => {
    const timer = limit === null ? null : setTimeout(() => dismiss(game), limit);
    waiting.set(number, answer => {
      if (timer !== null) clearTimeout(timer);
      resolve(answer);
    });
    worker.postMessage({ ...question, number });
  });
}

/** The bots that play a game, the simplest first. */
export async function botsFor(game: GameId): Promise<readonly string[]> {
  const answer = await ask({ ask: 'list', game }, null);
  return answer !== null && 'bots' in answer ? answer.bots : [];
}

/** The bot that plays when nobody says which. */
export const usualBot = (bots: readonly string[]): string => (bots.includes('greedy') ? 'greedy' : (bots.at(-1) ?? ''));

/** What a bot decides; `null` when it could not. */
export async function think(game: GameId, { bot, seat, told }: Wanted): Promise<readonly AnyAction[] | null> {
  // Fetching and starting the bots takes what it takes: dismissed on the way, they would never be there.
  await botsFor(game);
  const answer = await ask({ ask: 'decide', game, bot, seat, told, within: THINKS_MS }, GIVES_UP_MS);
  return answer !== null && 'plan' in answer ? answer.plan : null;
}
