import { HASH_LENGTH, mixDraw, mixedRng } from '@zaria/fair';
import { NATURE, pick, questionOn, simulationRng, type AnyGame, type AnyState, type Rng } from '@zaria/kit';
import { randomSetting } from './lobbying.ts';

/** How often each number came up: "6: 2" for a die that showed its third face, "pair: 2 4" for a face after a face. */
export type Census = Readonly<Record<string, number>>;

const DIE = 6;
const POSITIONS = 8;

/** States of random matches in which nature is to act. */
function chanceStates(game: AnyGame, matches: number, rng: Rng): readonly AnyState[] {
  const states: AnyState[] = [];
  for (let i = 0; i < matches; i++) {
    const { seats, options } = randomSetting(game, rng);
    const state = game.setup({ rules: game.rules, seats: seats, options: options });
    for (let [actor] = game.waiting(state); actor !== undefined; [actor] = game.waiting(state)) {
      if (actor === NATURE) states.push(game.clone(state));
      game.play(state, actor, actor === NATURE ? game.sample(state, rng) : pick(game.legal(state, actor), rng));
    }
  }
  return states;
}

/**
 * Throws so many dice as a game asks for them, by the protocol: each for the step of a state of a real match, with the
 * next draw number, chained to the one before. Whatever else the game draws is counted too.
 */
export function throwDice(game: AnyGame, dice: number, seed: string): Census {
  const rng = simulationRng(`census ${game.id} ${seed}`);
  const secret = Uint8Array.from({ length: HASH_LENGTH }, () => rng.below(256));
  let mixed: Uint8Array = secret;
  const states = chanceStates(game, 3, rng);
  const census: Record<string, number> = {};
  const count = (what: string): void => void (census[what] = (census[what] ?? 0) + 1);
  let thrown = 0;
  for (let n = 1; thrown < dice; n++) {
    const state = states[n % states.length];
    if (state === undefined) throw new Error('the game has no dice');
    mixed = mixDraw(mixed, n, secret, []);
    const draws = mixedRng(mixed, questionOn(state)?.step ?? '');
    game.sample(state, draws);
    const { m, values } = draws.taken();
    let last: number | null = null;
    for (const [at, value] of values.entries()) {
      count(`${m[at]}: ${value}`);
      if (m[at] !== DIE) continue;
      thrown++;
      if (at < POSITIONS) count(`place ${at}: ${value}`);
      if (last !== null) count(`pair: ${last} ${value}`);
      last = value;
    }
  }
  return census;
}

/** How far counts that should be equal are from it. */
export interface Evenness {
  readonly what: string;
  readonly count: number;
  readonly chiSquare: number;
  readonly degrees: number;
  /** The same on the scale of the normal distribution (Wilson and Hilferty): 4.5 is one in 300,000. */
  readonly sigma: number;
}

export function evenness(what: string, counts: readonly number[]): Evenness {
  const count = counts.reduce((sum, one) => sum + one, 0);
  const expected = count / counts.length;
  const chiSquare = counts.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0);
  const degrees = counts.length - 1;
  const spread = 2 / (9 * degrees);
  return {
    what,
    count,
    chiSquare,
    degrees,
    sigma: (Math.cbrt(chiSquare / degrees) - (1 - spread)) / Math.sqrt(spread),
  };
}

export const TOO_FAR = 4.5;
/** A number should come up so often at least, or the test says little. */
const LEAST = 5;

/** All that a census says: the dice, each place in a throw, each face after each, and every other modulus. */
export function judgeCensus(census: Census): readonly Evenness[] {
  const groups = new Map<string, number[]>();
  for (const [what, count] of Object.entries(census)) {
    const [group = '', value = ''] = what.split(': ');
    const counts = groups.get(group) ?? Array<number>(sizeOf(group)).fill(0);
    const [one = 0, other] = value.split(' ').map(Number);
    counts[other === undefined ? one : DIE * one + other] = count;
    groups.set(group, counts);
  }
  return [...groups]
    .filter(([, counts]) => counts.length > 1 && counts.reduce((a, b) => a + b, 0) >= LEAST * counts.length)
    .map(([group, counts]) => evenness(group, counts));
}

function sizeOf(group: string): number {
  if (group === 'pair') return DIE * DIE;
  return group.startsWith('place') ? DIE : Number(group);
}
