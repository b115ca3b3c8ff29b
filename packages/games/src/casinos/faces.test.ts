import { expect, test } from 'vitest';
import { FACES, NO_DICE, byFace, countDice, facesOf, isFace } from './faces.ts';

test('dice are counted, and lie in a row in the order of their faces', () => {
  const dice = { ...NO_DICE, 3: 3, 5: 1 };
  expect(countDice(dice)).toBe(4);
  expect(facesOf(dice)).toEqual([3, 3, 3, 5]);
  expect([countDice(NO_DICE), facesOf(NO_DICE)]).toEqual([0, []]);
});

test('something for every face', () => {
  expect(byFace(face => face * 10)).toEqual({ 1: 10, 2: 20, 3: 30, 4: 40, 5: 50, 6: 60 });
});

test('a face is a whole number from 1 to 6', () => {
  expect(FACES.every(isFace)).toBe(true);
  expect([0, 7, 1.5, '1', null, NaN].some(isFace)).toBe(false);
});
