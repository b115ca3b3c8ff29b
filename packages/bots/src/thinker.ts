/* Bots think in a thread of their own, so that whoever waits stays quick: this is the thread's side. */
import { follower, type AnyAction, type AnyFollower, type AnyGame, type Rng, type Seat, type Start } from '@zaria/kit';
import type { ToldEntry } from '@zaria/kit';
import type { AnyBot } from './bot.ts';

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
  /** The match is over, or left. */
  | { readonly number: number; readonly ask: 'forget'; readonly match: string };

/** It carries the number of its question. */
export type BotAnswer =
  | { readonly number: number; readonly bots: readonly string[] }
  | { readonly number: number; readonly plan: readonly AnyAction[] | null };

type Decision = Extract<BotQuestion, { readonly ask: 'decide' }>;

/** What bots in a thread cannot have of themselves. */
export interface Thread {
  readonly rng: Rng;
  /** Milliseconds. */
  now(): number;
}

/** Answers for bots that follow their matches from question to question. */
export function thinker(
  game: AnyGame,
  bots: readonly AnyBot[],
  { rng, now }: Thread,
): (question: BotQuestion) => BotAnswer {
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
        return { number, bots: bots.map(({ id }) => id) };
      case 'forget':
        following.delete(question.match);
        return { number, plan: null };
      case 'decide': {
        const bot = bots.find(({ id }) => id === question.bot) ?? bots.at(-1);
        const time = { ms: question.within, now };
        const own = followed(question);
        return { number, plan: bot?.decide(own, question.seat, { nodes: Infinity, time }, rng) ?? null };
      }
    }
  };
}
