import { seatsOf } from '@zaria/kit';
import type { Bout } from './bout.ts';
import type { Results } from './play-all.ts';
import type { Asked } from './play-and-tell.ts';
import { describeSample, estimateShare, meanOf, type Estimate, type Sample } from './statistics.ts';

/**
 * Bots that all meet each other. `matches` are those of each pair, and a multiple of the seats: everyone sits everywhere
 * equally often, with the same dice.
 */
export interface Contest extends Asked {
  /** Their names. */
  readonly bots: readonly string[];
  /** Whether each meets only the next one, alone against him in all other seats. */
  readonly isLadder: boolean;
}

/** One bot in one seat against another in all others; alone it is its own. */
interface Pair {
  readonly bot: string;
  readonly against: string;
}

export interface PairResult extends Pair {
  readonly matches: number;
  /** Of the one bot. By chance alone it would be one divided by the seats. */
  readonly wins: Estimate;
  readonly scores: Sample;
  /** Of the others, as the mean of a match; `null`: there were none. */
  readonly others: Sample | null;
}

/** Milliseconds of a bot's decisions. */
export interface Pace {
  readonly bot: string;
  readonly decisions: number;
  readonly median: number;
  readonly p99: number;
}

/** With two it is enough that each pair meets once: seats are changed anyway. */
function pairsOf({ bots, seats, isLadder }: Pick<Contest, 'bots' | 'seats' | 'isLadder'>): readonly Pair[] {
  if (seats === 1) return bots.map(bot => ({ bot, against: bot }));
  if (isLadder) return bots.slice(1).map((against, at) => ({ bot: bots[at] ?? against, against }));
  return bots.flatMap((bot, at) =>
    bots.flatMap((against, other) => (other === at || (seats === 2 && other < at) ? [] : [{ bot, against }])),
  );
}

/** Block by block, so that when it is interrupted every pair has played as much. */
export function boutsOf(contest: Contest): readonly Bout[] {
  const { game, seats, matches, seed, options } = contest;
  const pairs = pairsOf(contest);
  return Array.from({ length: matches / seats }, (_, block) => block).flatMap(block =>
    pairs.flatMap(({ bot, against }) =>
      seatsOf(seats).map(own => ({
        game,
        options: options[block % options.length] ?? {},
        bots: seatsOf(seats).map(seat => (seat === own ? bot : against)),
        seed: `${seed} block ${block}`,
      })),
    ),
  );
}

/** What was played of each pair, whole blocks only. */
export function summarize(contest: Contest, results: Results): readonly PairResult[] {
  const { seats, matches } = contest;
  const pairs = pairsOf(contest);
  return pairs.flatMap((pair, at) => {
    const blocks = Array.from({ length: matches / seats }, (_, block) => {
      const from = (block * pairs.length + at) * seats;
      return results.slice(from, from + seats).flatMap((result, own) => (result === null ? [] : [{ ...result, own }]));
    });
    const played = blocks.filter(block => block.length === seats).flat();
    if (played.length === 0) return [];
    const ownScores = played.map(({ scores, own }) => scores[own] ?? 0);
    const otherScores = played.map(({ scores, own }) => meanOf(scores.filter((_, seat) => seat !== own)));
    return [
      {
        ...pair,
        matches: played.length,
        wins: estimateShare(
          played.map(({ wins, own }) => wins[own] ?? 0),
          seats,
        ),
        scores: describeSample(ownScores),
        others: seats === 1 ? null : describeSample(otherScores),
      },
    ];
  });
}

/** How long each bot took, where it was measured. */
export function pacesOf(bouts: readonly Bout[], results: Results): readonly Pace[] {
  const times = new Map<string, number[]>();
  for (const [at, result] of results.entries())
    for (const [seat, own] of result?.times?.entries() ?? []) {
      const bot = bouts[at]?.bots[seat] ?? '';
      const known = times.get(bot) ?? [];
      known.push(...own);
      times.set(bot, known);
    }
  return [...times].map(([bot, all]) => {
    const sorted = Float64Array.from(all).sort();
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    return { bot, decisions: sorted.length, median: at(0.5), p99: at(0.99) };
  });
}
