import { sampleOf, type Sample } from './statistics.ts';
import { threadSeconds } from './thread-clock.ts';

/** What a contestant did in one slot of a benchmark. */
export interface Playouts {
  /** Las Vegas: dice placed on a casino. Qwinto: decisions of a seat. */
  readonly placements: number;
  readonly matches: number;
  /** Computed, see thread-clock.ts. */
  readonly seconds: number;
  /** Mean over all matches and seats. */
  readonly meanScore: number;
  /** By match: the mean score of its seats, and its placements. Contestants of the same rules must agree on both. */
  readonly scores: Sample;
  readonly lengths: Sample;
}

export interface Contestant {
  readonly name: string;
  /** Plays whole matches at random, each choice uniform over what is legal, for about so many milliseconds. */
  playouts(seed: number, milliseconds: number): Playouts;
}

/** One whole match. */
export interface Match {
  readonly placements: number;
  /** Mean over the seats. */
  readonly score: number;
}

/** Plays matches until the time is up, and at least so many. A match is never cut short: a slot may end a little late. */
export function playFor(milliseconds: number, playMatch: () => Match, least = 1): Playouts {
  let matches = 0;
  let placements = 0;
  let placementSquares = 0;
  let score = 0;
  let scoreSquares = 0;
  const end = performance.now() + milliseconds;
  const began = threadSeconds();
  do {
    const match = playMatch();
    matches++;
    placements += match.placements;
    placementSquares += match.placements ** 2;
    score += match.score;
    scoreSquares += match.score ** 2;
  } while (matches < least || performance.now() < end);
  const seconds = threadSeconds() - began;
  const scores = sampleOf(matches, score, scoreSquares);
  const lengths = sampleOf(matches, placements, placementSquares);
  return { placements, matches, seconds, meanScore: scores.mean, scores, lengths };
}
