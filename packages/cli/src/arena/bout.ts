import { playedOut, type AnyBot } from '@zaria/bots';
import { findBot } from '@zaria/bots/all';
import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { seatsOf, simulationRng, winners, type AnyOptions } from '@zaria/kit';

/** One match of bots, as plain data: it can be sent to another thread, and always ends in the same way. */
export interface Bout {
  readonly game: GameId;
  readonly options: AnyOptions;
  /** Their names, by seat. */
  readonly bots: readonly string[];
  /** What the dice come from. Bouts with the same seed are played with the same dice, as long as play is the same. */
  readonly seed: string;
}

/** How a bout came out, by seat. */
export interface BoutResult {
  readonly scores: readonly number[];
  /** The share of the win. */
  readonly wins: readonly number[];
  /** Milliseconds of each decision, if they were asked for. */
  readonly times: readonly (readonly number[])[] | null;
}

export function playBout({ game: id, options, bots: names, seed }: Bout, isTimed: boolean): BoutResult {
  const { game } = registered(id);
  const seats = names.length;
  const times: number[][] = names.map(() => []);
  const bots = names.map((name, seat) => {
    const bot = findBot(id, name);
    if (bot === null) throw new Error(`no bot ${name} plays ${id}`);
    return isTimed ? timed(bot, times[seat] ?? []) : bot;
  });
  const standing = playedOut(
    game,
    { rules: game.rules, seats, options },
    { bots, nature: simulationRng(`${seed} nature`), thought: simulationRng(`${seed} thought`) },
  );
  const first = winners(standing);
  return {
    scores: standing.seats.map(({ score }) => score),
    wins: seatsOf(seats).map(seat => (first.includes(seat) ? 1 / first.length : 0)),
    times: isTimed ? times : null,
  };
}

const timed = (bot: AnyBot, times: number[]): AnyBot => ({
  ...bot,
  decide(...args) {
    const began = performance.now();
    const plan = bot.decide(...args);
    times.push(performance.now() - began);
    return plan;
  },
});
