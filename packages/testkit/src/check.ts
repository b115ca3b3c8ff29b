import { simulationRng, type AnyGame, type Start } from '@zaria/kit';
import { LAWS } from './laws/index.ts';
import type { Law } from './laws/law.ts';
import { randomMatch, randomStart, type RandomMatch } from './match.ts';

/** A law that does not hold, with what is needed to see it again. */
export class BrokenLaw extends Error {
  readonly law: string;
  readonly seed: string;

  constructor(game: AnyGame, law: string, seed: string, start: Start, cause: unknown) {
    const what = cause instanceof Error ? cause.message : String(cause);
    super(
      `${game.id}: ${law}\n${what}\n  seed ${seed}, rules ${start.rules}, ${start.seats} seats, options ${JSON.stringify(start.options)}`,
      {
        cause,
      },
    );
    this.law = law;
    this.seed = seed;
  }
}

const ENDS = 'random play comes to an end';

/** Plays one random match from a seed and checks every law on it; gives the match back. */
export function checkMatch(game: AnyGame, seed: string, laws: readonly Law[] = LAWS): RandomMatch {
  const rng = simulationRng(seed);
  const start = randomStart(game, rng);
  let match: RandomMatch;
  try {
    match = randomMatch(game, start, rng);
  } catch (cause) {
    throw new BrokenLaw(game, ENDS, seed, start, cause);
  }
  for (const law of laws) {
    try {
      law.check(match, rng);
    } catch (cause) {
      throw new BrokenLaw(game, law.name, seed, start, cause);
    }
  }
  return match;
}

/** Checks every law on many random matches. */
export function checkLaws(game: AnyGame, matches: number, laws: readonly Law[] = LAWS, seed = 'laws'): void {
  for (let i = 0; i < matches; i++) checkMatch(game, `${seed}-${i}`, laws);
}
