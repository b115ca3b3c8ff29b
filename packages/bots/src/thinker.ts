/* Bots think in a thread of their own, so that whoever waits stays quick: this is the thread's side. */
import { follower, type AnyAction, type AnyFollower, type AnyGame, type Rng, type Seat, type Start } from '@zaria/kit';
import type { ToldEntry } from '@zaria/kit';
import type { GameBots } from './bot.ts';
import { botIn, levelsIn, printBotName } from './names.ts';

export type BotQuestion =
  | { readonly number: number; readonly ask: 'list' }
  | {
      readonly number: number;
      readonly ask: 'decide';
      readonly match: string;
      /** `null`: any. */
      readonly bot: string | null;
      readonly seat: Seat;
      readonly start: Start;
      /** How many entries the seat was told in earlier questions, and what it was told since. */
      readonly from: number;
      readonly entries: readonly ToldEntry<AnyAction>[];
      /** Milliseconds to think. */
      readonly within: number;
    }
  /** Whatever it takes that bot to decide is to be there. */
  | { readonly number: number; readonly ask: 'ready'; readonly bot: string | null }
  /** The match is over, or left. */
  | { readonly number: number; readonly ask: 'forget'; readonly match: string };

/** It carries the number of its question. */
export type BotAnswer =
  | { readonly number: number; readonly bots: readonly string[] }
  | { readonly number: number; readonly plan: readonly AnyAction[] | null };

/** Who plays where nobody said which, or one that is not there any more. */
const USUAL = 'casual';

type Decision = Extract<BotQuestion, { readonly ask: 'decide' }>;

/** What bots in a thread cannot have of themselves. */
export interface Thread {
  readonly rng: Rng;
  /** Milliseconds. */
  now(): number;
}

/** Answers for bots that follow their matches from question to question. */
export function thinker(game: AnyGame, bots: GameBots, { rng, now }: Thread): (question: BotQuestion) => BotAnswer {
  /** By match, and there by seat. */
  const following = new Map<string, Map<Seat, AnyFollower>>();

  function followed({ match, seat, start, from, entries }: Decision): AnyFollower {
    const seats = following.get(match) ?? new Map<Seat, AnyFollower>();
    following.set(match, seats);
    const known = from === 0 ? follower(game, start, seat) : seats.get(seat);
    if (known?.length !== from) throw new Error(`seat ${seat} was not told its first ${from} entries`);
    seats.set(seat, known);
    for (const entry of entries) known.hear(entry);
    return known;
  }

  return question => {
    const { number } = question;
    switch (question.ask) {
      case 'list':
        return { number, bots: levelsIn(bots).map(printBotName) };
      case 'ready':
        return { number, plan: null };
      case 'forget':
        following.delete(question.match);
        return { number, plan: null };
      case 'decide': {
        const bot = botIn(bots, question.bot ?? USUAL) ?? bots.levels[USUAL];
        const time = { ms: question.within, now };
        const own = followed(question);
        return { number, plan: bot.decide(own, question.seat, { nodes: bot.nodes, time }, rng) };
      }
    }
  };
}
