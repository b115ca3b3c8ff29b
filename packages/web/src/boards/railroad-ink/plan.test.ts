import { parseSquare, printSquare, SQUARES, type Square } from '@zaria/games/railroad-ink';
import { expect, test } from 'vitest';
import { cornerOf, middleOf, pointAt, squareAt, squareFrom, WHOLE } from './plan.ts';
import { ringsAround } from './rings.ts';

const at = (name: string): Square => parseSquare(name) ?? 0;

test('the middle of every square is in it', () => {
  for (const square of SQUARES) {
    const [across, down] = cornerOf(square).map(from => (from + 30 - WHOLE.from) / WHOLE.size);
    expect(squareAt(across ?? 0, down ?? 0)).toBe(square);
  }
});

test('beside the squares is none', () => {
  for (const [across, down] of [
    [0.01, 0.5],
    [0.99, 0.5],
    [0.5, 0.01],
    [0.5, 0.99],
  ] as const)
    expect(squareAt(across, down)).toBeNull();
});

test('a side has its middle, or a point a little within', () => {
  expect(middleOf(at('B2'), 0)).toEqual([90, 60]);
  expect(middleOf(at('B2'), 1, 5)).toEqual([115, 90]);
  expect(middleOf(at('B2'), 2, 5)).toEqual([90, 115]);
  expect(middleOf(at('B2'), 3)).toEqual([60, 90]);
});

test.each([
  ['D4', 'ArrowUp', 'D3'],
  ['D4', 'ArrowRight', 'E4'],
  ['D4', 'ArrowDown', 'D5'],
  ['D4', 'ArrowLeft', 'C4'],
  ['D4', 'Home', 'A4'],
  ['D4', 'End', 'G4'],
  ['A1', 'ArrowUp', null],
  ['G7', 'ArrowRight', null],
  ['D4', 'x', null],
])('from %s the key %s leads to %s', (from, key, to) => {
  const square = squareFrom(at(from), key);
  expect(square === null ? null : printSquare(square)).toBe(to);
});

test('squares are counted outwards from a point, the nearest of them first', () => {
  const below = pointAt(0.5, 1.2);
  const rings = ringsAround(below, ['D7', 'D6', 'A7', 'D1'].map(at));
  expect([...rings].map(([ring, squares]) => [ring, squares.map(printSquare)])).toEqual([
    [0, ['D7']],
    [1, ['D6', 'A7']],
    [6, ['D1']],
  ]);
  expect([...ringsAround(null, ['D7', 'A1'].map(at)).keys()]).toEqual([0]);
  expect(ringsAround(below, []).size).toBe(0);
});
