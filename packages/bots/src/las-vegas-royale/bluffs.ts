import type { RoyaleShape } from '@zaria/games/las-vegas-royale';
import type { Rng } from '@zaria/kit';

/*
 * The two questions of Royale that are answered against somebody who thinks, too: at their equilibrium. Whoever plays it
 * cannot be outguessed, whatever the other one knows of it.
 */

type Action = RoyaleShape['action'];

/** What one, two or three hidden tokens bring, if they are not guessed. */
const REWARDS = [20, 30, 40];
/** The puncher hides so that every guess saves as much: the less, the more often. */
const HIDING = shares(REWARDS.map(reward => 1 / reward));
/** The guesser guesses so that hiding any number brings as much. */
const VALUE = (REWARDS.length - 1) / REWARDS.reduce((sum, reward) => sum + 1 / reward, 0);
const GUESSING = shares(REWARDS.map(reward => 1 - VALUE / reward));

function shares(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map(weight => weight / sum);
}

const PRECISION = 1 << 20;

function drawn(odds: readonly number[], rng: Rng): number {
  let left = rng.below(PRECISION) / PRECISION;
  for (let at = 0; at < odds.length; at++) if ((left -= odds[at] as number) < 0) return at;
  return odds.length - 1;
}

/** How many tokens are hidden, and how many are guessed: 0 for one. */
export const drawnHiding = (rng: Rng): number => drawn(HIDING, rng);
export const drawnGuess = (rng: Rng): number => drawn(GUESSING, rng);

/** The tokens of the Black Box. */
const BOX = [60, 20, 20, 0, 0, 0];

/** What the left piles of three hold that can be made of the box, in the order of the rules. */
export const EVEN_PILES: readonly number[] = evenPiles();

function evenPiles(): readonly number[] {
  const piles = Array.from({ length: 2 ** BOX.length }, (_, bits) =>
    BOX.filter((_token, at) => (bits >> at) % 2 === 1),
  );
  const even = new Map(piles.filter(pile => pile.length === BOX.length / 2).map(pile => [pile.join(' '), pile]));
  return [...even.values()].map(pile => pile.reduce((a, b) => a + b, 0));
}

/** What lies in the box. */
export const BOX_SUM = BOX.reduce((a, b) => a + b, 0);

/**
 * The answer to such a question; `null`: it is another one. In the Black Box both piles of three tell nothing by their
 * sizes, so any of them, mirrored as often as not, leaves the winner with half; and taking either pile as often
 * guarantees him that half.
 */
export function bluffed(legal: readonly Action[], rng: Rng): Action | null {
  const step = legal[0]?.step;
  if (step === 'luckyPunch.hide') return legal[drawn(HIDING, rng)] ?? null;
  if (step === 'luckyPunch.guess') return legal[drawn(GUESSING, rng)] ?? null;
  if (step === 'blackBox.pick') return legal[rng.below(legal.length)] ?? null;
  if (step !== 'blackBox.split') return null;
  const even = legal.filter(action => action.step === 'blackBox.split' && action.answer.left.length === 3);
  return even[rng.below(even.length)] ?? null;
}

export { GUESSING, HIDING, VALUE };
