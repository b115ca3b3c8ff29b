import { seatsOf, type Seat } from '@zaria/kit';
import type { Bout, BoutResult } from './bout.ts';
import type { Asked } from './play-and-tell.ts';
import { describeSample, estimateShare, meanOf, type Estimate, type Sample } from './statistics.ts';

/** Matches of the same bots at the same table. */
export interface Series extends Asked {
  /** Their names, by seat. */
  readonly bots: readonly string[];
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

export const boutsOf = ({ game, matches, seed, bots, options }: Series): readonly Bout[] =>
  Array.from({ length: matches }, (_, match) => ({
    game,
    options: options[match % options.length] ?? {},
    bots,
    seed: `${seed} match ${match}`,
  }));

export function summarize({ seats, bots }: Series, results: readonly BoutResult[]): Outcome {
  const all = seatsOf(seats);
  const scoresAt = (seat: Seat): readonly number[] => results.map(({ scores }) => scores[seat] ?? 0);
  const winsAt = (seat: Seat): readonly number[] => results.map(({ wins }) => wins[seat] ?? 0);
  const nameAt = (seat: Seat): string => bots[seat] ?? '';
  const bySeat = all.map(seat => ({
    seat,
    bot: nameAt(seat),
    ...describeSample(scoresAt(seat)),
    wins: estimateShare(winsAt(seat)),
  }));
  const byBot = [...new Set(all.map(nameAt))].map(bot => {
    const own = all.filter(seat => nameAt(seat) === bot);
    // Seats of one match are not independent of each other: a match counts once, with the mean of the bot's seats.
    const perMatch = (lists: readonly (readonly number[])[]): number[] =>
      results.map((_, match) => meanOf(lists.map(list => list[match] ?? 0)));
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
