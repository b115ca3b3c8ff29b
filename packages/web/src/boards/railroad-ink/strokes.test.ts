import { PIECE, WATER, printTile, type Tile } from '@zaria/games/railroad-ink';
import { describe, expect, test } from 'vitest';
import { axesThrough, SIZE, strokesOf, type Look } from './strokes.ts';

const TILES: readonly string[] = PIECE.map((_, tile) => printTile(tile as Tile)).filter(text => text !== '....');
const MARK_OF: Partial<Record<Look, string>> = { road: 'H', rail: 'R', river: 'V' };
const CORNERS = [
  [0, 0],
  [SIZE, 0],
  [SIZE, SIZE],
  [0, SIZE],
] as const;

const pointsOf = (d: string): readonly (readonly [number, number])[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

/** The side whose middle a point lies at, or a little beyond; -1 for none. */
const sideAt = ([x, y]: readonly [number, number]): number =>
  [x === 30 && y <= 0, y === 30 && x >= SIZE, x === 30 && y >= SIZE, y === 30 && x <= 0].indexOf(true);

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.5;

/** The four sides as the drawing shows them. */
function sidesDrawn(tile: string): string {
  const sides = ['.', '.', '.', '.'];
  for (const { look, d } of strokesOf(tile)) {
    const points = pointsOf(d);
    const mark = MARK_OF[look];
    if (mark !== undefined)
      for (const end of [points[0], points.at(-1)]) if (end && sideAt(end) >= 0) sides[sideAt(end)] = mark;
    if (look !== 'lake') continue;
    const isAt = (i: number, corner: number): boolean => {
      const [x, y] = points[i % points.length] ?? [30, 30];
      const [cx, cy] = CORNERS[corner % 4] ?? [30, 30];
      return isNear(x, cx) && isNear(y, cy);
    };
    // A side is wet from corner to corner; a shore has points between them.
    for (const side of [0, 1, 2, 3])
      if (points.some((_, i) => isAt(i, side) && isAt(i + 1, side + 1))) sides[side] = 'L';
  }
  return sides.join('');
}

test('there are all tiles in every turn', () => {
  expect(TILES).toHaveLength(89);
});

test.each(TILES)('%s: what is drawn at its sides is what the tile bears there', tile => {
  expect(sidesDrawn(tile)).toBe(tile.slice(0, 4));
});

test('no two tiles are drawn alike', () => {
  expect(new Set(TILES.map(tile => JSON.stringify(strokesOf(tile)))).size).toBe(TILES.length);
});

test('an empty square has nothing on it', () => {
  expect(strokesOf('....')).toEqual([]);
});

const looks = (tile: string): Set<Look> => new Set(strokesOf(tile).map(({ look }) => look));

describe('what a piece is', () => {
  const routes = TILES.filter(tile => tile !== WATER);

  test.each(routes)('%s has a station where highway and railway are joined, and nowhere else', tile => {
    const isMixed = tile.includes('H') && tile.includes('R') && !tile.endsWith('x');
    expect(looks(tile).has('block')).toBe(isMixed || (tile.includes('L') && /[HR]/.test(tile)));
    expect(looks(tile).has('window')).toBe(isMixed && !tile.includes('L'));
  });

  test.each(routes)('%s has parapets where a line passes above another, and the lower one stops', tile => {
    expect(looks(tile).has('parapet')).toBe(tile.endsWith('x'));
  });

  test('the line below an overpass does not reach the middle', () => {
    const rails = strokesOf('HRHRx').filter(({ look }) => look === 'rail');
    const reach = rails.flatMap(({ d }) => pointsOf(d).map(([x]) => Math.abs(x - 30)));
    expect(rails).toHaveLength(2);
    expect(Math.min(...reach)).toBeGreaterThan(11);
  });
});

describe('along a piece', () => {
  test('through two sides in one stroke', () => {
    expect(axesThrough('H.H.', 0b0101)).toHaveLength(1);
    expect(axesThrough('HH..', 0b0011)).toHaveLength(1);
  });

  test('one line of two that cross', () => {
    expect(axesThrough('HRHRx', 0b1010).map(d => sideAt(pointsOf(d)[0] ?? [0, 0]))).toEqual([1]);
  });

  test('the arms of a junction that are meant', () => {
    expect(axesThrough('HHH.', 0b0011)).toHaveLength(2);
    expect(axesThrough('HHHH', 0b0001)).toHaveLength(1);
  });

  test('a river, and no lake', () => {
    expect(axesThrough('VV..', 0b0011)).toHaveLength(1);
    expect(axesThrough('LL..', 0b0011)).toEqual([]);
  });
});
