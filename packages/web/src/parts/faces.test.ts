import { LEVELS } from '@zaria/bots';
import { expect, test } from 'vitest';
import { moodOf } from './faces.ts';

test('five levels have five faces, told apart by what is drawn, whatever version plays', () => {
  const drawn = LEVELS.map(level => JSON.stringify(moodOf(`${level}/1@4000`)));
  expect(new Set(drawn).size).toBe(LEVELS.length);
  expect(drawn).toEqual(LEVELS.map(level => JSON.stringify(moodOf(level))));
  // Where a face is small its collar tells it; what is worn has an outline, and so does not rest on colour.
  expect(new Set(LEVELS.map(level => moodOf(level).collar)).size).toBe(LEVELS.length);
});

test.each([null, '', 'greedy', 'masterly/2', 'mc'])('a bot that is not known is at ease: %s', bot => {
  expect(moodOf(bot)).toBe(moodOf(null));
  expect(LEVELS.some(level => moodOf(level) === moodOf(bot))).toBe(false);
});
