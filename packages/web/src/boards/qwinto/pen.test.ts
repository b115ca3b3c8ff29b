import { HIGHEST, LOWEST } from '@zaria/games/qwinto';
import { expect, test } from 'vitest';
import { writeIn } from './pen.ts';

const box = { x: 10, y: 20, width: 40, height: 28 };

test('every number of the game has a stroke for each figure', () => {
  for (let number = LOWEST; number <= HIGHEST; number++) {
    const { strokes } = writeIn(box, number, 0, 0.5);
    expect(strokes).toHaveLength(String(number).length);
    for (const { path } of strokes) expect(path).toMatch(/^M/);
  }
});

test('a negative score has its sign before it', () => {
  const { strokes } = writeIn(box, -15, 0, 0.5);
  expect(strokes).toHaveLength(3);
});

test('it is written around the middle of the box, as high as asked', () => {
  expect(writeIn(box, 7, 0, 0.5).transform).toContain('translate(30 34)');
  expect(writeIn(box, 7, 0, 0.5).transform).toContain('scale(1)');
});

test('the same number on another field looks a little different, and always the same there', () => {
  expect(writeIn(box, 7, 1, 0.5)).not.toEqual(writeIn(box, 7, 2, 0.5));
  expect(writeIn(box, 7, 1, 0.5)).toEqual(writeIn(box, 7, 1, 0.5));
});
