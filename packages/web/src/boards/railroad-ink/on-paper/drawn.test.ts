import { PIECES, TURNS, printTile, type Square, type Tile } from '@zaria/games/railroad-ink';
import { describe, expect, test } from 'vitest';
import { BLANK, count, erased, pieceOn, piecesIn, readDrawn, squaresOf, turned } from './drawn.ts';

const [B1, D4]: readonly Square[] = [1, 24];

describe('a piece on a square', () => {
  test.each(PIECES)('%s comes in every turn and mirror, and then in the first again', piece => {
    const { first, count: many } = TURNS[piece];
    const all = Array.from({ length: many }, (_, turn) => printTile((first + turn) as Tile));
    let drawn = BLANK;
    const seen: string[] = [];
    for (let turn = 0; turn < many; turn++) {
      drawn = turned(drawn, D4 ?? 0, piece);
      seen.push(drawn.tiles[D4 ?? 0] ?? '');
    }
    expect(seen.toSorted()).toEqual(all.toSorted());
    expect(turned(drawn, D4 ?? 0, piece).tiles[D4 ?? 0]).toBe(seen[0]);
  });

  test('comes first as it most likely lies: joined, and against nothing', () => {
    expect(turned(BLANK, B1 ?? 0, 'HR..').tiles[B1 ?? 0]?.charAt(0)).toBe('H');
    const drawn = turned(BLANK, B1 ?? 0, 'H.H.');
    expect(count(drawn).faults).toEqual([]);
    expect(pieceOn(drawn, B1 ?? 0)).toBe('H.H.');
    expect(erased(drawn, B1 ?? 0)).toEqual(BLANK);
  });
});

test('what is drawn is kept, and strange tiles are no tiles', () => {
  const drawn = turned({ ...BLANK, name: 'Anna', expansion: 'lakes', crossing: 'twice' }, B1 ?? 0, 'HHHH');
  expect(readDrawn(JSON.parse(JSON.stringify(drawn)))).toEqual(drawn);
  expect(readDrawn({ tiles: ['LLLL', 7, 'XXXX'] })).toEqual(BLANK);
  expect(readDrawn({})).toBeNull();
  expect(count(drawn).seat.specials).toEqual(['HHHH']);
});

test('pieces of an expansion are there when it is played', () => {
  expect(piecesIn('none')).not.toContain('V.V.');
  expect(piecesIn('rivers')).toContain('V.V.');
  expect(piecesIn('rivers')).not.toContain('L...');
});

test('a fault names its squares', () => {
  expect(squaresOf({ why: 'not-in-play', square: 3 })).toEqual([3]);
  expect(squaresOf({ why: 'unconnected', squares: [3, 4] })).toEqual([3, 4]);
});
