import { simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { diceNotation, rollDice } from './dice.ts';
import { FACES, countDice } from './faces.ts';

test('that many dice are rolled, every face about as often', () => {
  const rng = simulationRng('dice');
  expect([0, 1, 8].map(count => countDice(rollDice(count, rng)))).toEqual([0, 1, 8]);
  const dice = rollDice(60_000, rng);
  // Five standard deviations of a face's count: 5 · √(60,000 · 1/6 · 5/6).
  for (const face of FACES) expect(Math.abs(dice[face] - 10_000)).toBeLessThan(457);
});

test('dice are written in the order of their faces', () => {
  const dice = diceNotation.parse('5 3 3');
  expect(dice && diceNotation.print(dice)).toBe('3 3 5');
  expect(diceNotation.parse('')).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 });
});

test.each(['0', '7', '1 x', '1  2', '1.5', '-1'])('no dice: "%s"', text => {
  expect(diceNotation.parse(text)).toBeNull();
});
