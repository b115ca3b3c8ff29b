import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Contestant, Playouts } from './contestant.ts';
import { distance, median, pool, type Sample } from './statistics.ts';

/** One contestant's result over all rounds. */
export interface Result {
  readonly contestant: string;
  readonly placementsPerSecond: number;
  readonly matchesPerSecond: number;
  readonly scores: Sample;
  readonly lengths: Sample;
}

/** Milliseconds; boardgame.io gains speed for about as long. */
const WARM_UP = 1000;

/** Means of the same rules lie further apart than this about once in 300,000 comparisons. */
const TOO_FAR = 4.5;

/** Frees what the last contestant left behind, so that the next one does not pay for it. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/**
 * Lets the contestants play in turn, several short rounds each, so that a slow moment of the machine hits all of them;
 * the median of the rounds counts. A first round, to get warm, does not.
 */
export function compete(contestants: readonly Contestant[], rounds: number, milliseconds: number): Result[] {
  const collect = collector();
  const played = contestants.map(({ name }) => ({ name, playouts: [] as Playouts[] }));
  for (let round = 0; round <= rounds; round++) {
    for (const [index, contestant] of contestants.entries()) {
      collect();
      const isWarmUp = round === 0;
      const playouts = contestant.playouts(round + 1, isWarmUp ? Math.max(milliseconds, WARM_UP) : milliseconds);
      if (!isWarmUp) played[index]?.playouts.push(playouts);
    }
  }
  const results = played.map(({ name, playouts }) => resultOf(name, playouts));
  const [first, ...others] = results;
  if (first !== undefined) for (const other of others) assertSameRules(first, other);
  return results;
}

const resultOf = (contestant: string, rounds: readonly Playouts[]): Result => ({
  contestant,
  placementsPerSecond: median(rounds.map(round => round.placements / round.seconds)),
  matchesPerSecond: median(rounds.map(round => round.matches / round.seconds)),
  scores: pool(rounds.map(round => round.scores)),
  lengths: pool(rounds.map(round => round.lengths)),
});

/** The same rules and the same policy give the same scores and lengths on average; else the comparison would be void. */
function assertSameRules(one: Result, other: Result): void {
  const compare = (what: string, a: Sample, b: Sample): void => {
    if (distance(a, b) <= TOO_FAR) return;
    throw new Error(
      `${one.contestant} and ${other.contestant} do not play the same rules: ` +
        `their ${what} are ${a.mean.toFixed(2)} and ${b.mean.toFixed(2)}`,
    );
  };
  compare('mean scores', one.scores, other.scores);
  compare('mean lengths of a match', one.lengths, other.lengths);
}
