import { availableParallelism } from 'node:os';
import type { GameId } from '@zaria/games';
import { ok, seatsOf, type AnyOptions } from '@zaria/kit';
import { say } from '@zaria/words';
import type { Checked, Flag, Given } from '../command.ts';
import { fullOptions, readOptions } from '../game-arguments.ts';
import type { Voice } from '../text/voice.ts';

/* What `simulate` and `arena` are told alike. */

/** A simulation can be repeated even if nobody thought of it before. */
export const USUAL_SEED = '1';
export const MOST_MATCHES = 1_000_000;

const MOST_THREADS = 256;

export const threadsFlag: Flag = { value: 'N', about: words => say(words, 'flag.threads') };

/** As many as there are cores; the results do not depend on it. */
export function threadsOf(given: Given): Checked<number> {
  const threads = given.whole('threads', 1, MOST_THREADS);
  return threads.ok ? ok(threads.value ?? availableParallelism()) : threads;
}

/** That each seat begins in turn, as what is printed calls it. */
export const EACH = 'each';

/** Each seat begins in turn, where the game lets one say who begins and the user did not, or said just that. */
export function rotatedOptions(given: Given, voice: Voice, id: GameId, seats: number): Checked<readonly AnyOptions[]> {
  const wishes = readOptions(voice, id, given.texts('option'));
  if (!wishes.ok) return wishes;
  const { starter: wanted, ...others } = wishes.value;
  const plain = fullOptions(voice, id, seats, wanted === EACH || wanted === undefined ? others : wishes.value);
  if (!plain.ok) return plain;
  if (wanted !== undefined && wanted !== EACH) return ok([plain.value]);
  const rotated = seatsOf(seats).map(starter => fullOptions(voice, id, seats, { ...others, starter }));
  const options = rotated.flatMap(full => (full.ok ? [full.value] : []));
  if (options.length === seats) return ok(options);
  // Where nobody begins, or it makes no difference, the game does not let one say who.
  const refused = wanted === EACH ? fullOptions(voice, id, seats, wishes.value) : ok(plain.value);
  return refused.ok ? ok([plain.value]) : refused;
}

/** For `JSON.stringify`: a bound that is not known is `null`, and numbers have as many digits as anybody reads. */
export const withoutInfinity = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'number' || Number.isInteger(value)) return value;
  return Number.isFinite(value) ? Number(value.toPrecision(6)) : null;
};
