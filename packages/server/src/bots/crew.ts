import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotQuestion } from '@zaria/bots';
import { isGameId, type GameId } from '@zaria/games';
import type { AnyAction } from '@zaria/kit';
import type { Wanted } from '@zaria/table';
import type { MatchId } from '../store/index.ts';
import type { Surroundings } from '../surroundings.ts';

/** What a thread is asked. */
export interface CrewQuestion {
  readonly game: GameId;
  readonly question: BotQuestion;
}

export interface CrewOutside extends Pick<Surroundings, 'after'> {
  /** Begins a thread. */
  hire(): Hired;
  readonly threads: number;
  /** Milliseconds that a bot may think, that it takes at least, and after which nobody waits for a thread any more. */
  readonly budget: number;
  readonly pace: number;
  readonly patience: number;
  /** A thread broke or hung, and was replaced. */
  replaced(error: unknown): void;
}

/** As much of a thread as is needed. */
export interface Hired {
  post(question: CrewQuestion): void;
  onAnswer(heard: (answer: BotAnswer) => void): void;
  onEnd(ended: (error: unknown) => void): void;
  dismiss(): void;
}

/** The bots of all tables. */
export interface Crew {
  /** What a bot decides; `null` if it could not: the table then picks a move for it. */
  think(match: MatchId, game: string, wanted: Wanted): Promise<readonly AnyAction[] | null>;
  /** The match is not in memory any more. */
  forget(match: MatchId): void;
  close(): void;
}

interface Thread {
  readonly hired: Hired;
  readonly waiting: Map<number, (answer: BotAnswer | null) => void>;
  /** By match and seat: of which game, and how many entries it was told. */
  readonly told: Map<string, number>;
  /** Waits for its next answer no longer. */
  stopWaiting(): void;
}

export function openCrew(outside: CrewOutside): Crew {
  const threads: (Thread | null)[] = Array.from({ length: outside.threads }, () => null);
  const games = new Map<MatchId, GameId>();
  let numbers = 0;
  let isClosed = false;

  /** Always the same thread for a match, since that knows it already. */
  function placeOf(match: MatchId): number {
    let sum = 0;
    for (let i = 0; i < match.length; i++) sum = (sum * 31 + match.charCodeAt(i)) % 65_521;
    return sum % threads.length;
  }

  function threadAt(place: number): Thread {
    const known = threads[place];
    if (known !== null && known !== undefined) return known;
    const hired = outside.hire();
    const thread: Thread = { hired, waiting: new Map(), told: new Map(), stopWaiting() {} };
    hired.onAnswer(answer => {
      const waiting = thread.waiting.get(answer.number);
      thread.waiting.delete(answer.number);
      awaitNext(place, thread);
      waiting?.(answer);
    });
    hired.onEnd(error => replace(place, thread, error));
    threads[place] = thread;
    return thread;
  }

  /** It hangs if it answers nobody: whoever has many before him only waits for longer. */
  function awaitNext(place: number, thread: Thread): void {
    thread.stopWaiting();
    thread.stopWaiting =
      thread.waiting.size === 0
        ? () => {}
        : outside.after(outside.patience, () => replace(place, thread, new Error('a bot hangs')));
  }

  /** One that broke or hangs is dismissed; the next question goes to a new one, which is told everything again. */
  function replace(place: number, thread: Thread, error: unknown): void {
    if (threads[place] !== thread) return;
    threads[place] = null;
    thread.stopWaiting();
    thread.hired.dismiss();
    for (const answer of thread.waiting.values()) answer(null);
    thread.waiting.clear();
    if (!isClosed) outside.replaced(error);
  }

  function ask(place: number, game: GameId, question: (number: number) => BotQuestion): Promise<BotAnswer | null> {
    const thread = threadAt(place);
    const number = numbers++;
    return new Promise(resolve => {
      thread.waiting.set(number, resolve);
      if (thread.waiting.size === 1) awaitNext(place, thread);
      thread.hired.post({ game, question: question(number) });
    });
  }

  async function decide(
    match: MatchId,
    game: GameId,
    { seat, bot, told }: Wanted,
  ): Promise<readonly AnyAction[] | null> {
    const place = placeOf(match);
    const heard = threadAt(place).told;
    const key = `${match} ${seat}`;
    const from = heard.get(key) ?? 0;
    const { rules, seats, options, entries } = told;
    heard.set(key, entries.length);
    games.set(match, game);
    const answer = await ask(place, game, number => ({
      number,
      ask: 'decide',
      match,
      bot,
      seat,
      start: { rules, seats, options },
      from,
      entries: entries.slice(from),
      within: outside.budget,
    }));
    const plan = answer !== null && 'plan' in answer ? answer.plan : null;
    // Whatever went wrong, next time it is told everything again.
    if (plan === null) heard.delete(key);
    return plan;
  }

  const rest = (): Promise<void> =>
    outside.pace === 0 ? Promise.resolve() : new Promise(resolve => void outside.after(outside.pace, resolve));

  return {
    async think(match, game, wanted) {
      if (isClosed || !isGameId(game)) return null;
      const [plan] = await Promise.all([decide(match, game, wanted), rest()]);
      return plan;
    },
    forget(match) {
      const thread = threads[placeOf(match)];
      const game = games.get(match);
      games.delete(match);
      if (thread === null || thread === undefined || game === undefined) return;
      for (const key of thread.told.keys()) if (key.startsWith(`${match} `)) thread.told.delete(key);
      thread.hired.post({ game, question: { number: numbers++, ask: 'forget', match } });
    },
    close() {
      isClosed = true;
      for (const [place, thread] of threads.entries()) if (thread !== null) replace(place, thread, null);
    },
  };
}

/** Megabytes that a thread may have: one that wants more is replaced. */
const MEMORY = 512;

/** The sources are TypeScript and need what runs them; a bundle has the thread beside itself. */
const isSource = import.meta.url.endsWith('.ts');
const ENTRY = new URL(isSource ? './worker.ts' : './bots.mjs', import.meta.url);
const BOOT = new URL('../store/sqlite/boot.mjs', import.meta.url);

/** A real thread. */
export function hireThread(): Hired {
  const worker = new Worker(isSource ? BOOT : ENTRY, {
    workerData: { entry: ENTRY.href },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    execArgv: [],
  });
  worker.unref();
  return {
    post: question => worker.postMessage(question),
    onAnswer: heard => void worker.on('message', heard),
    onEnd(ended) {
      worker.on('error', ended);
      worker.on('exit', code => ended(new Error(`a thread of bots ended with ${code}`)));
    },
    dismiss: () => void worker.terminate(),
  };
}
