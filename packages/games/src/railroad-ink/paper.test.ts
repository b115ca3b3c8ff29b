import { describe, expect, test } from 'vitest';
import cases from './cases.json' with { type: 'json' };
import { readPaper } from './paper.ts';
import { score } from './score.ts';
import { bySquare, parseSquare } from './squares.ts';
import { UNDRAWN, parseTile, printTile, type Tile } from './tiles.ts';

type Row = readonly [square: string, tile: string];
interface Scoring {
  readonly id: string;
  readonly kind: string;
  readonly placements?: readonly Row[];
  readonly rounds?: readonly (readonly Row[])[];
  readonly expected: { readonly once: { readonly total: number }; readonly twice: { readonly total: number } };
}
const SCORED = (cases.cases as unknown as readonly Scoring[]).filter(({ kind }) => kind.endsWith('score'));

const paperOf = (rows: readonly Row[]) =>
  bySquare((square): Tile => {
    const [, text] = rows.find(([name]) => parseSquare(name) === square) ?? [];
    return (text === undefined ? null : parseTile(text)) ?? UNDRAWN;
  });
const read = (...rows: readonly Row[]) => readPaper(paperOf(rows), 'none');

test.each(SCORED)('$id, from its finished board', ({ placements, rounds, expected }) => {
  const { board, faults } = readPaper(paperOf(placements ?? rounds?.flat() ?? []), 'none');
  expect(faults).toEqual([]);
  expect([score(board, 'once').total, score(board, 'twice').total]).toEqual([
    expected.once.total,
    expected.twice.total,
  ]);
});

describe('a board that contradicts itself', () => {
  test('[RI-3.3] [RI-3.6] two tiles that do not match, named once; and an exit', () => {
    expect(read(['B1', 'H.H.'], ['B2', 'R.R.'], ['B3', 'R.R.']).faults).toMatchObject([
      { why: 'clash', exit: false, side: 2 },
      { why: 'unconnected' },
    ]);
    expect(read(['B1', 'R.R.']).faults).toMatchObject([{ why: 'clash', exit: true, side: 0 }, { why: 'unconnected' }]);
  });

  test('[RI-3.8] what joins nothing, as a group', () => {
    expect(read(['B1', 'H.H.'], ['D4', '.H.H'], ['E4', '.H.H']).faults).toMatchObject([
      { why: 'unconnected', squares: [24, 25] },
    ]);
  });

  test('[RI-5.3] [RI-5.4] a special route twice, and more than three', () => {
    const row = (...tiles: readonly string[]) => read(...tiles.map((tile, i): Row => [`${'ABCDEFG'[i]}2`, tile]));
    expect(row('HHHH', 'HHHH').faults).toContainEqual({ why: 'special-twice', piece: 'HHHH', squares: [7, 8] });
    expect(row('HHHH', '....', 'RRRR', '....', 'HRHR', '....', 'HHRH').faults).toContainEqual({
      why: 'specials-many',
      most: 3,
      squares: [7, 9, 11, 13],
    });
  });

  test('[RI-1.8] a tile of an expansion that is not played', () => {
    expect(read(['D4', 'V.V.']).faults).toEqual([{ why: 'not-in-play', square: 24 }]);
    expect(readPaper(paperOf([['D4', 'V.V.']]), 'rivers').faults).toEqual([]);
  });
});

test('[RI-8.7] the water has risen, whatever came first', () => {
  const shores: readonly Row[] = [
    ['D3', '..L.'],
    ['C4', '.L..'],
    ['E4', '...L'],
  ];
  const { board } = readPaper(paperOf(shores), 'lakes');
  expect(printTile(board.tiles[24])).toBe('LLLL');
});
