import { playedOut, type AnyBot, type Budget } from '@zaria/bots';
import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { seatsOf, simulationRng, winners, type AnyOptions, type Seat } from '@zaria/kit';
import { describeSample, estimateShare, type Estimate, type Sample } from './statistics.ts';

/** Matches of the same bots at the same table. */
export interface Series {
  readonly game: GameId;
  readonly seats: number;
  readonly matches: number;
  readonly seed: string;
  /** By seat. */
  readonly bots: readonly AnyBot[];
  readonly budget: Budget;
  /** Match `i` is played with the entry `i mod length`: one for each seat that may begin. */
  readonly options: readonly AnyOptions[];
}

interface SeatResult extends Sample {
  readonly seat: Seat;
  readonly bot: string;
  readonly wins: Estimate;
}

interface BotResult extends Sample {
  readonly bot: string;
  readonly seats: readonly Seat[];
  readonly wins: Estimate;
}

export interface Outcome {
  readonly bySeat: readonly SeatResult[];
  readonly byBot: readonly BotResult[];
}

/** Score and share of the win of every seat in one match. */
interface MatchResult {
  readonly scores: readonly number[];
  readonly wins: readonly number[];
}

/** Plays the matches of a series one after the other; `seen` hears how many are done. */
export function simulateMatches(series: Series, seen: (done: number) => void): Outcome {
  const results: MatchResult[] = [];
  for (let match = 0; match < series.matches; match++) {
    results.push(playOne(series, match));
    seen(match + 1);
  }
  return summarize(series, results);
}

function playOne({ game: id, seats, seed, bots, budget, options: choices }: Series, match: number): MatchResult {
  const { game } = registered(id);
  const options = choices[match % choices.length];
  if (options === undefined) throw new Error('a match needs options');
  const standing = playedOut(
    game,
    { rules: game.rules, seats, options },
    {
      bots,
      budget,
      nature: simulationRng(`${seed} match ${match} nature`),
      thought: simulationRng(`${seed} match ${match} thought`),
    },
  );
  const first = winners(standing);
  return {
    scores: standing.seats.map(({ score }) => score),
    wins: seatsOf(seats).map(seat => (first.includes(seat) ? 1 / first.length : 0)),
  };
}

function summarize({ seats, bots }: Series, results: readonly MatchResult[]): Outcome {
  const all = seatsOf(seats);
  const scoresAt = (seat: Seat): readonly number[] => results.map(({ scores }) => scores[seat] ?? 0);
  const winsAt = (seat: Seat): readonly number[] => results.map(({ wins }) => wins[seat] ?? 0);
  const idAt = (seat: Seat): string => bots[seat]?.id ?? '';
  const bySeat = all.map(seat => ({
    seat,
    bot: idAt(seat),
    ...describeSample(scoresAt(seat)),
    wins: estimateShare(winsAt(seat)),
  }));
  const byBot = [...new Set(all.map(idAt))].map(bot => {
    const own = all.filter(seat => idAt(seat) === bot);
    // Seats of one match are not independent of each other: a match counts once, with the mean of the bot's seats.
    const perMatch = (lists: readonly (readonly number[])[]): number[] =>
      results.map((_, match) => mean(lists.map(list => list[match] ?? 0)));
    const extremes = own.map(seat => describeSample(scoresAt(seat)));
    return {
      bot,
      seats: own,
      ...describeSample(perMatch(own.map(scoresAt))),
      least: Math.min(...extremes.map(({ least }) => least)),
      most: Math.max(...extremes.map(({ most }) => most)),
      wins: estimateShare(perMatch(own.map(winsAt))),
    };
  });
  return { bySeat, byBot };
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
