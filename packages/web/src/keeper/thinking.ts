/* Bots of one game think in a thread of their own, so that the page stays quick: this is the thread's side. */
import { parseBotName, thinker, type BotAnswer, type BotQuestion, type GameBots, type Level } from '@zaria/bots';
import type { HintAnswer, HintQuestion } from '@zaria/bots/hints';
import type { SameDiceAnswer, SameDiceQuestion } from '@zaria/bots/same-dice';
import { follower, type AnyGame } from '@zaria/kit';
import { trueRng } from './chance.ts';

/** What some levels think with beside what all do. Without it they think as well as they can. */
export interface Learned {
  readonly levels: readonly Level[];
  /** Fetches it; once it is there, this takes no time. */
  readonly load: () => Promise<unknown>;
}

/** Makes a worker of it. What it takes to think is fetched when somebody is to: a list of names needs none of it. */
export function answerBotQuestions(
  game: AnyGame,
  names: readonly string[],
  load: () => Promise<GameBots['levels']>,
  learned?: Learned,
): void {
  let coming: Promise<Thinking> | null = null;
  async function come(): Promise<Thinking> {
    try {
      const levels = await load();
      return { levels, answer: thinker(game, { levels, others: [] }, { rng: trueRng, now: () => performance.now() }) };
    } catch (error) {
      // Without a network; it may be tried again.
      coming = null;
      throw error;
    }
  }
  const thinking = (): Promise<Thinking> => (coming ??= come());

  /** What that bot learned; it also plays where that cannot be had. */
  async function learnedBy(bot: string | null): Promise<void> {
    const id = parseBotName(bot ?? '')?.id;
    if (learned?.levels.some(level => level === id) !== true) return;
    try {
      await learned.load();
    } catch (error) {
      console.warn(error);
    }
  }

  /** What it takes to give reasons is fetched when somebody asks for them. */
  async function hint({ seat, start, entries }: HintQuestion): Promise<HintAnswer> {
    const [{ levels }, { hintsOf, studying }] = await Promise.all([
      thinking(),
      import('@zaria/bots/hints'),
      learnedBy('master'),
    ]);
    return { hints: hintsOf(studying(levels.master), follower(game, start, seat, entries), seat, trueRng) };
  }

  /** Only by what was learned: without it the strongest is not the strongest. */
  async function sameDice({ start, entries }: SameDiceQuestion): Promise<SameDiceAnswer> {
    const [{ levels }, { studying }, { parLuck, playedOnSameDice, throwsIn }] = await Promise.all([
      thinking(),
      import('@zaria/bots/hints'),
      import('@zaria/bots/same-dice'),
      learned?.load(),
    ]);
    const standing = playedOnSameDice(game, start, throwsIn(entries), studying(levels.master), parLuck());
    return { points: standing?.seats[0]?.score ?? null };
  }

  onmessage = async ({ data }: MessageEvent<BotQuestion | HintQuestion | SameDiceQuestion>) => {
    try {
      if (data.ask === 'hint') postMessage(await hint(data));
      else if (data.ask === 'same-dice') postMessage(await sameDice(data));
      else if (data.ask === 'list') postMessage({ number: data.number, bots: names } satisfies BotAnswer);
      else {
        if (data.ask !== 'forget') await learnedBy(data.bot);
        postMessage((await thinking()).answer(data));
      }
    } catch (error) {
      console.warn(error);
      postMessage(unansweredFor(data));
    }
  };
}

function unansweredFor(
  question: BotQuestion | HintQuestion | SameDiceQuestion,
): BotAnswer | HintAnswer | SameDiceAnswer {
  if (question.ask === 'hint') return { hints: null };
  return question.ask === 'same-dice' ? { points: null } : { number: question.number, plan: null };
}

interface Thinking {
  readonly levels: GameBots['levels'];
  readonly answer: ReturnType<typeof thinker>;
}
