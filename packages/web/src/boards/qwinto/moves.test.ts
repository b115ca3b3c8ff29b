import { FIELDS, fieldAt } from '@zaria/games/qwinto';
import { expect, test } from 'vitest';
import { fieldFrom } from './moves.ts';

const orange1 = fieldAt('orange', 0);
const yellow2 = fieldAt('yellow', 1);

test('on the wide sheet the arrows go along a row and to the row below', () => {
  expect(fieldFrom(orange1, 'ArrowRight', 'wide')).toBe(fieldAt('orange', 1));
  expect(fieldFrom(orange1, 'ArrowDown', 'wide')).toBe(yellow2);
  expect(fieldFrom(yellow2, 'ArrowUp', 'wide')).toBe(orange1);
});

test('on the upright sheet they follow the picture', () => {
  expect(fieldFrom(orange1, 'ArrowDown', 'upright')).toBe(fieldAt('orange', 1));
  expect(fieldFrom(orange1, 'ArrowRight', 'upright')).toBe(yellow2);
});

test('the gap is stepped over', () => {
  expect(fieldFrom(fieldAt('orange', 2), 'ArrowRight', 'wide')).toBe(fieldAt('orange', 3));
});

test('where the other row has no field in the column, the nearest is taken', () => {
  expect(fieldFrom(fieldAt('orange', 8), 'ArrowDown', 'wide')).toBe(fieldAt('yellow', 8));
});

test('at an edge nothing happens, and other keys are not ours', () => {
  expect(fieldFrom(orange1, 'ArrowLeft', 'wide')).toBeNull();
  expect(fieldFrom(orange1, 'ArrowUp', 'wide')).toBeNull();
  expect(fieldFrom(orange1, 'Tab', 'wide')).toBeNull();
  expect(fieldFrom(orange1, 'toString', 'wide')).toBeNull();
});

test('Home and End lead to the ends of a row', () => {
  expect(fieldFrom(fieldAt('purple', 4), 'Home', 'upright')).toBe(fieldAt('purple', 0));
  expect(fieldFrom(fieldAt('purple', 4), 'End', 'wide')).toBe(fieldAt('purple', 8));
});

test.each(['wide', 'upright'] as const)('every field of the %s sheet can be reached from the first', posture => {
  const reached = new Set([FIELDS[0] as (typeof FIELDS)[number]]);
  for (const field of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = fieldFrom(field, key, posture);
      if (next !== null) reached.add(next);
    }
  expect(reached.size).toBe(FIELDS.length);
});
