import { lasVegasRoyale, type RoyaleShape } from '@zaria/games/las-vegas-royale';
import { simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { GUESSING, HIDING, VALUE, bluffed } from './bluffs.ts';

const REWARDS = [20, 30, 40];
const TOKENS = [0, 1, 2];

/** What the puncher gets on average. */
const worth = (hiding: readonly number[], guessing: readonly number[]): number =>
  TOKENS.reduce(
    (sum, hidden) => sum + (hiding[hidden] ?? 0) * (REWARDS[hidden] ?? 0) * (1 - (guessing[hidden] ?? 0)),
    0,
  );
const always = (tokens: number): readonly number[] => TOKENS.map(other => (other === tokens ? 1 : 0));

test('Lucky Punch: nobody gains by doing otherwise', () => {
  for (const tokens of TOKENS) {
    expect(worth(always(tokens), GUESSING)).toBeCloseTo(VALUE, 9);
    expect(worth(HIDING, always(tokens))).toBeCloseTo(VALUE, 9);
  }
  for (const odds of [HIDING, GUESSING]) expect(odds.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
});

const actions = (...texts: readonly string[]): readonly RoyaleShape['action'][] =>
  texts.map(text => {
    const action = lasVegasRoyale.parse(text);
    if (action === null) throw new Error(text);
    return action;
  });

/** How often each of these is answered, of 2,000 times. */
function shares(legal: readonly RoyaleShape['action'][]): readonly number[] {
  const rng = simulationRng('bluffs');
  const counts = legal.map(() => 0);
  for (let i = 0; i < 2000; i++) {
    const chosen = bluffed(legal, rng);
    const at = legal.findIndex(action => action === chosen);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map(count => count / 2000);
}

test('it hides and guesses as often as it says', () => {
  const hidden = shares(actions('luckyPunch.hide 1', 'luckyPunch.hide 2', 'luckyPunch.hide 3'));
  const guessed = shares(actions('luckyPunch.guess 1', 'luckyPunch.guess 2', 'luckyPunch.guess 3'));
  for (const tokens of TOKENS) {
    expect(Math.abs((hidden[tokens] ?? 0) - (HIDING[tokens] ?? 0))).toBeLessThan(0.06);
    expect(Math.abs((guessed[tokens] ?? 0) - (GUESSING[tokens] ?? 0))).toBeLessThan(0.06);
  }
});

test('Black Box: even piles, as often one way as the other', () => {
  const legal = actions(
    'blackBox.split 60 / 20 20 0 0 0',
    'blackBox.split 60 20 0 / 20 0 0',
    'blackBox.split 20 0 0 / 60 20 0',
  );
  const [uneven, one, mirrored] = shares(legal);
  expect(uneven).toBe(0);
  expect(Math.abs((one ?? 0) - (mirrored ?? 0))).toBeLessThan(0.1);
  const picked = shares(actions('blackBox.pick left', 'blackBox.pick right'));
  expect(Math.abs((picked[0] ?? 0) - 0.5)).toBeLessThan(0.06);
});

test('any other question is none of its business', () => {
  expect(bluffed(actions('place 1', 'place 2'), simulationRng('other'))).toBeNull();
});
