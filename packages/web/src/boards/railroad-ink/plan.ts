import { columnOf, OFF_BOARD, NEIGHBOUR, rowOf, SQUARES, type Side, type Square } from '@zaria/games/railroad-ink';
import { SIZE } from './strokes.ts';

/** The seven squares of a side, in the board's own units. */
export const SIDE = 7 * SIZE;
/** Around them, for the exits. */
export const GUTTER = 26;
/** The whole board with its rim. */
export const WHOLE = { from: -GUTTER - 2, size: SIDE + 2 * GUTTER + 4 } as const;

/** In the board's own units. */
export type Point = readonly [x: number, y: number];

/** The upper left point of a square. */
export const cornerOf = (square: Square): Point => [columnOf(square) * SIZE, rowOf(square) * SIZE];

/** The middle of a side of a square, `inset` within it. */
export function middleOf(square: Square, side: Side, inset = 0): Point {
  const [x, y] = cornerOf(square);
  const half = SIZE / 2;
  const along: readonly (readonly [number, number])[] = [
    [half, inset],
    [SIZE - inset, half],
    [half, SIZE - inset],
    [inset, half],
  ];
  const [dx = 0, dy = 0] = along[side] ?? [];
  return [x + dx, y + dy];
}

/** A point of the board with its rim, measured from 0 to 1, in the board's units. */
export const pointAt = (across: number, down: number): Point => [
  WHOLE.from + across * WHOLE.size,
  WHOLE.from + down * WHOLE.size,
];

/** The square at a point of the board, measured from 0 to 1 over the board with its rim; `null` beside the squares. */
export function squareAt(across: number, down: number): Square | null {
  const line = (part: number): number => Math.floor((WHOLE.from + part * WHOLE.size) / SIZE);
  const [column, row] = [line(across), line(down)];
  if (column < 0 || column > 6 || row < 0 || row > 6) return null;
  return SQUARES[row * 7 + column] ?? null;
}

/** Where a key leads from a square; `null` for a key that leads nowhere. */
export function squareFrom(square: Square, key: string): Square | null {
  const sides: Readonly<Record<string, Side>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };
  const side = Object.hasOwn(sides, key) ? sides[key] : undefined;
  if (side !== undefined) {
    const next = NEIGHBOUR[side][square];
    return next === OFF_BOARD ? null : next;
  }
  const row = rowOf(square) * 7;
  if (key === 'Home') return SQUARES[row] ?? null;
  return key === 'End' ? (SQUARES[row + 6] ?? null) : null;
}
