import { parseSquare } from '@zaria/games/railroad-ink';
import { expect, test } from 'vitest';
import { boardInk, inkOf } from './ink.ts';
import { seatWith } from './match.testing.ts';
import { around, pencilInk } from './pencil-ink.ts';
import { cornerOf } from './plan.ts';
import type { Pencil } from './reading.ts';

const at = (name: string) => parseSquare(name) ?? 0;
const pencil = (square: string, tile: string, ...filled: readonly string[]): Pencil => ({
  square: at(square),
  tile,
  filled: filled.map(at),
  next: 'turn',
});
/** A tile where it lies on the board. */
const laid = (square: string, tile: string): string =>
  `<g transform="translate(${cornerOf(at(square)).join(' ')})">${inkOf(tile)}</g>`;

test('water that would rise is drawn where it would', () => {
  const ink = pencilInk(pencil('D5', 'L...', 'D4', 'E4'));
  expect(ink).toContain(laid('D4', 'LLLL'));
  expect(ink).toContain(laid('E4', 'LLLL'));
  expect(pencilInk(pencil('D5', 'L...'))).not.toContain(inkOf('LLLL'));
});

test('water that has risen is drawn on a board that is only looked at', () => {
  const seat = seatWith('D3 ..L.', 'E4 ...L', 'D5 L...');
  expect(boardInk(seat, { isOver: false })).toContain(laid('D4', 'LLLL'));
});

test('a piece says whether a touch turns or draws it', () => {
  const [turns, draws, rests] = (['turn', 'draw', null] as const).map(next =>
    pencilInk({ ...pencil('B1', 'H.H.'), next }),
  );
  expect(new Set([turns, draws, rests]).size).toBe(3);
  expect(rests).not.toContain('sign');
});

test('the lens shows the square, the pencilled piece and what lies beside it', () => {
  const seat = seatWith('B1 H.H.', 'F1 H.R.');
  const { viewBox, ink } = around(seat, at('B2'), pencil('B2', 'HH..'));
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const [x, y] = cornerOf(at('B2'));
  expect(left < x && top < y && left + width > x + 60 && top + height > y + 60).toBe(true);
  expect(ink).toContain(laid('B1', 'H.H.'));
  expect(ink).not.toContain(laid('F1', 'H.R.'));
  expect(ink).toContain(inkOf('HH..'));
});
