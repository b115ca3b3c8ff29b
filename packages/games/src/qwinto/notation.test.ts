import { expect, test } from 'vitest';
import { qwinto } from './game.ts';
import { FIELDS, fieldAt } from './layout.ts';
import { printField } from './notation.ts';

test('a field is the letter of its row and its place from the left', () => {
  expect([fieldAt('orange', 0), fieldAt('yellow', 4), fieldAt('purple', 8)].map(printField)).toEqual([
    'o1',
    'y5',
    'p9',
  ]);
  expect(new Set(FIELDS.map(printField)).size).toBe(FIELDS.length);
});

test.each([
  'starter 3',
  'roll orange',
  'roll yellow purple',
  'roll orange yellow purple',
  'dice 6',
  'dice 4 5',
  'dice 1 1 1',
  'result keep',
  'result reroll',
  'write o1',
  'write p9',
  'write pass',
  'write misthrow',
])('%s is read and written', text => {
  const action = qwinto.parse(text);
  expect(action && qwinto.print(action)).toBe(text);
});

test.each([
  'roll',
  'roll purple orange',
  'roll orange orange',
  'roll red',
  'dice',
  'dice 7',
  'dice 0 3',
  'dice 1 2 3 4',
  'dice 1.5',
  'result',
  'result maybe',
  'write',
  'write o0',
  'write o10',
  'write g1',
  'write O1',
  'misthrow',
])('%s is not a move', text => {
  expect(qwinto.parse(text)).toBeNull();
});
