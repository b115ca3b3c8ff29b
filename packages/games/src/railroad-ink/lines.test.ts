import { simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { randomBoard } from './agreement.testing.ts';
import type { Board } from './board.ts';
import { longestLine, type Crossing } from './lines.ts';
import { NEIGHBOUR, SIDES, printSquare, type Square } from './squares.ts';
import { boardOf, boardWith } from './table.testing.ts';
import { HIGHWAY, MARK, RAILWAY } from './tiles.ts';

const highway = (board: Board, crossing: Crossing = 'once') => longestLine(board, HIGHWAY, crossing);
const path = (board: Board, crossing: Crossing = 'once'): string =>
  highway(board, crossing).path.map(printSquare).join(' ');

test('[RI-6.3] one point a square, branches not counted', () => {
  const board = boardWith('A4 .H.H', 'B4 .HHH', 'C4 .H.H', 'B5 H.H.');
  expect(highway(board).points).toBe(3);
  expect(longestLine(board, RAILWAY, 'once')).toEqual({ points: 0, squares: [], path: [] });
});

test('[RI-6.3] of two equal lines one counts', () => {
  expect(highway(boardWith('B1 H.H.', 'F1 H.H.')).points).toBe(1);
});

test('[RI-6.4] a station ends a line of each kind and belongs to both', () => {
  const board = boardWith('A4 .H.H', 'B4 .R.H', 'C4 .R.R');
  expect([highway(board).points, longestLine(board, RAILWAY, 'once').points]).toEqual([2, 2]);
});

test('[RI-6.4] a station does not interrupt a line that runs through', () => {
  expect(highway(boardWith('A4 .H.H', 'B4 RHHH', 'C4 .H.H')).points).toBe(3);
});

test('[RI-6.4] an overpass counts for both kinds', () => {
  const board = boardWith('A4 .H.H', 'B4 RHRHx', 'B5 R.R.');
  expect([highway(board).points, longestLine(board, RAILWAY, 'once').points]).toEqual([2, 2]);
});

test('[RI-6.4] a lone square counts 1', () => {
  expect(highway(boardWith('A4 .H.H'))).toMatchObject({ points: 1, path: [21] });
});

test('[RI-8.4] the square of a pier counts', () => {
  expect(highway(boardWith('A4 .H.H', 'B4 .L.H')).points).toBe(2);
});

/** A loop at the four-way D4, with tails to the north and the west. */
const LOOP = `
  ....  ....  ....  ....  ....  ....  ....
  ....  ....  ....  ....  ....  ....  ....
  ....  ....  ....  H.H.  ....  ....  ....
  .H.H  .H.H  .H.H  HHHH  ..HH  ....  ....
  ....  ....  ....  HH..  H..H  ....  ....
  ....  ....  ....  ....  ....  ....  ....
  ....  ....  ....  ....  ....  ....  ....`;

describe('a line that meets itself', () => {
  test('[RI-6.5] it may cross itself; the crossing counts once, or twice as an option', () => {
    const board = boardOf(LOOP);
    expect(highway(board).points).toBe(8);
    expect(highway(board, 'twice').points).toBe(9);
    const walked = path(board, 'twice').split(' ');
    expect(walked).toHaveLength(9);
    expect(walked.filter(square => square === 'D4')).toHaveLength(2);
    expect(highway(board, 'twice').squares).toHaveLength(8);
  });

  test('[RI-6.5] to end on a square already counted adds nothing', () => {
    const board = boardOf(
      LOOP.replace(
        'H.H.  ....  ....  ....\n  .H.H  .H.H  .H.H  HHHH',
        '....  ....  ....  ....\n  .H.H  .H.H  .H.H  .HHH',
      ),
    );
    expect(highway(board).points).toBe(7);
    expect(highway(board, 'twice').points).toBe(7);
  });

  test('[RI-6.4] a ring counts its squares', () => {
    const board = boardWith('A4 .HHH', 'B4 ..HH', 'B5 H..H', 'A5 HH..');
    expect(highway(board).points).toBe(4);
    expect(
      highway(boardOf(LOOP.replace('.H.H  .H.H  .H.H  HHHH', '....  ....  ....  .HH.').replace('H.H.', '....'))).points,
    ).toBe(4);
  });

  test('[RI-6.5] a figure of eight is one journey; its crossing is passed twice', () => {
    const eight = boardOf(`
      ....  ....  ....  ....  ....  ....  ....
      ....  .HH.  ..HH  ....  ....  ....  ....
      ....  HH..  HHHH  ..HH  ....  ....  ....
      ....  ....  HH..  H..H  ....  ....  ....
      ....  ....  ....  ....  ....  ....  ....
      ....  ....  ....  ....  ....  ....  ....
      ....  ....  ....  ....  ....  ....  ....`);
    expect(highway(eight)).toMatchObject({ points: 7 });
    expect(highway(eight, 'twice')).toMatchObject({ points: 8 });
  });

  test('[RI-6.5] two loops on a line are both run through', () => {
    const board = boardOf(`
      .HH.  .HHH  .H.H  .HHH  ..HH  ....  ....
      HH..  H..H  ....  HH..  H..H  ....  ....
      ....  ....  ....  ....  ....  ....  ....
      ....  ....  ....  ....  ....  ....  ....
      ....  ....  ....  ....  ....  ....  ....
      ....  ....  ....  ....  ....  ....  ....
      ....  ....  ....  ....  ....  ....  ....`);
    expect(highway(board).points).toBe(9);
  });
});

test('[RI-6.4] the path is a journey: neighbour to neighbour along lines of the kind, no connection twice', () => {
  const rng = simulationRng('journeys');
  for (let left = 300; left > 0; left--) {
    const board = randomBoard('none', rng);
    for (const mark of [HIGHWAY, RAILWAY] as const) {
      const { path, points, squares } = longestLine(board, mark, 'twice');
      const used = new Set<string>();
      for (const [step, square] of path.slice(1).entries()) {
        const from = path[step] as Square;
        const side = SIDES.find(other => NEIGHBOUR[other][from] === square);
        expect(side !== undefined && MARK[side][board.tiles[from]] === mark).toBe(true);
        used.add([from, square].toSorted((a, b) => a - b).join('-'));
      }
      expect(used.size).toBe(Math.max(0, path.length - 1));
      expect(new Set(squares)).toEqual(new Set(path));
      expect(points).toBeGreaterThanOrEqual(squares.length);
    }
  }
});
