import type { GameId } from '@zaria/games';
import { ok, seatsOf, type AnyOptions } from '@zaria/kit';
import { say } from '@zaria/words';
import { nodesFlag } from '../bots.ts';
import type { Checked, Flag, Given } from '../command.ts';
import { fullOptions, readOptions } from '../game-arguments.ts';
import { patienceFlag } from '../outside/words.ts';
import type { Voice } from '../text/voice.ts';

/* What `simulate` and `arena` are told alike. */

/** A simulation can be repeated even if nobody thought of it before. */
const USUAL_SEED = '1';
const MOST_MATCHES = 1_000_000;

export const commonFlags: Readonly<Record<string, Flag>> = {
  nodes: nodesFlag,
  option: { value: 'KEY=VALUE', isRepeated: true, about: words => say(words, 'flag.option') },
  seed: { value: 'TEXT', about: words => say(words, 'flag.simulate.seed', { seed: USUAL_SEED }) },
  threads: { value: 'N', about: words => say(words, 'flag.threads') },
  patience: patienceFlag,
  json: { about: words => say(words, 'flag.json') },
};

export const matchesOf = (given: Given, usual: number): Checked<number> => {
  const matches = given.whole('matches', 1, MOST_MATCHES);
  return matches.ok ? ok(matches.value ?? usual) : matches;
};

export const seedOf = (given: Given): string => given.text('seed') ?? USUAL_SEED;

/** That each seat begins in turn, as what is printed calls it. */
const EACH = 'each';

/** The options that all matches have, where the start rotates with `each` for who begins. */
export const givenOptions = (options: readonly AnyOptions[]): AnyOptions =>
  options.length === 1 ? (options[0] ?? {}) : { ...options[0], starter: EACH };

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
