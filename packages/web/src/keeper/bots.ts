import type { BotAnswer, BotQuestion } from '@zaria/bots';
import type { GameId } from '@zaria/games';
import type { AnyAction, Told } from '@zaria/kit';
import type { Wanted } from '@zaria/table';
import { threadFor } from '../lib/threads.ts';

/** How long a bot thinks at most, and how long one that is there is waited for before a move is picked for it. */
const THINKS_MS = 500;
const GIVES_UP_MS = 8_000;

type Asked = BotQuestion extends infer Q ? (Q extends BotQuestion ? Omit<Q, 'number'> : never) : never;

/** The bots of one game, in a thread of their own. */
interface Thinker {
  readonly worker: Worker;
  readonly waiting: Map<number, (answer: BotAnswer | null) => void>;
  /** By match and seat: how many entries it was told. */
  readonly told: Map<string, number>;
}

const thinkers = new Map<GameId, Thinker>();
let numbers = 0;

function hire(game: GameId): Thinker {
  const worker = threadFor(game);
  const waiting: Thinker['waiting'] = new Map();
  worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  });
  // One that broke is replaced at the next question; nobody waits for the old one.
  worker.addEventListener('error', () => dismiss(game));
  const thinker = { worker, waiting, told: new Map<string, number>() };
  thinkers.set(game, thinker);
  return thinker;
}

const thinkerOf = (game: GameId): Thinker => thinkers.get(game) ?? hire(game);

function dismiss(game: GameId): void {
  const thinker = thinkers.get(game);
  thinkers.delete(game);
  thinker?.worker.terminate();
  for (const answer of thinker?.waiting.values() ?? []) answer(null);
}

function ask(game: GameId, question: Asked, limit: number | null): Promise<BotAnswer | null> {
  const { worker, waiting } = thinkerOf(game);
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

/** The levels of a game, the friendliest first. */
export async function botsFor(game: GameId): Promise<readonly string[]> {
  const answer = await ask(game, { ask: 'list' }, null);
  return answer !== null && 'bots' in answer ? answer.bots : [];
}

/** Has all that a bot of a game needs to think fetched; done when it is there, or cannot be had. */
export const readyBot = (game: GameId, bot: string | null): Promise<unknown> => ask(game, { ask: 'ready', bot }, null);

/** The bot that plays when nobody says which: the second level, for most people a fair match. */
export const usualBot = (bots: readonly string[]): string => bots[1] ?? bots[0] ?? '';

const startOf = ({ rules, seats, options }: Told) => ({ rules, seats, options });

/** What a bot decides in a match; `null` when it could not. It is told only what it has not heard. */
export async function think(game: GameId, match: string, wanted: Wanted): Promise<readonly AnyAction[] | null> {
  const { bot, seat, told } = wanted;
  // Fetching and starting the bots takes what it takes: dismissed on the way, they would never be there.
  await readyBot(game, bot);
  const heard = thinkerOf(game).told;
  const key = `${match} ${seat}`;
  const from = heard.get(key) ?? 0;
  heard.set(key, told.entries.length);
  const entries = told.entries.slice(from);
  const question = { ask: 'decide', match, bot, seat, start: startOf(told), from, entries, within: THINKS_MS } as const;
  const answer = await ask(game, question, GIVES_UP_MS);
  const plan = answer !== null && 'plan' in answer ? answer.plan : null;
  // Whatever went wrong, next time it is told everything again.
  if (plan === null) heard.delete(key);
  return plan;
}

/** A match whose bots are not asked any more. */
export function forget(game: GameId, match: string): void {
  const thinker = thinkers.get(game);
  if (thinker === undefined) return;
  for (const key of thinker.told.keys()) if (key.startsWith(`${match} `)) thinker.told.delete(key);
  thinker.worker.postMessage({ ask: 'forget', match, number: numbers++ } satisfies BotQuestion);
}
