import { expect, test } from 'vitest';
import { PARS, besideScores, placingOf, spreadOf } from './par.ts';

const par = { command: '', scores: [10, 20, 20, 30, 70] };

test('points stand above those that are less, and half of those that are equal', () => {
  expect(placingOf(par, 9).above).toBe(0);
  expect(placingOf(par, 20).above).toBe(0.4);
  expect(placingOf(par, 25).above).toBe(0.6);
  expect(placingOf(par, 71).above).toBe(1);
});

test('a spread has the mean, the ends, the middle and the quarters', () => {
  expect(spreadOf(par)).toEqual({ mean: 30, least: 10, quarter: 20, middle: 20, threeQuarters: 30, most: 70 });
});

test('beside scores stand how many there are, their mean and the share that is less', () => {
  expect(besideScores(par, 25)).toEqual({ by: 'scores', games: 5, mean: 30, above: 0.6 });
});

test('what is checked in are two hundred scores of Qwinto, the least first', () => {
  const { command, scores } = PARS.qwinto;
  expect(command).toContain('npm run train qwinto');
  expect(scores).toHaveLength(200);
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  for (const score of scores) expect(score).toBeLessThanOrEqual(116);
});
