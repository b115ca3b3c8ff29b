import type { Square } from '@zaria/games/railroad-ink';
import { cornerOf, type Point } from './plan.ts';
import { SIZE } from './strokes.ts';

/** Squares by how far they are from a point, in squares; the nearest of them count 0. Without a point all are near. */
export function ringsAround(from: Point | null, squares: readonly Square[]): ReadonlyMap<number, readonly Square[]> {
  const distance = (square: Square): number => {
    if (from === null) return 0;
    const [left, top] = cornerOf(square);
    return Math.round(Math.hypot(left + SIZE / 2 - from[0], top + SIZE / 2 - from[1]) / SIZE);
  };
  const nearest = Math.min(...squares.map(distance));
  const rings = new Map<number, Square[]>();
  for (const square of squares) {
    const ring = distance(square) - nearest;
    rings.set(ring, [...(rings.get(ring) ?? []), square]);
  }
  return rings;
}
