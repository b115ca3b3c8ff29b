import { simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { findDisagreement, randomBoard } from './agreement.testing.ts';
import { emptyBoard, type Board } from './board.ts';
import { EXPANSIONS } from './dice.ts';
import { EXITS } from './exits.ts';
import { networksOf } from './networks.ts';
import { networkPoints, partsOf, score } from './score.ts';
import { SQUARES, printSide, printSquare, type Square } from './squares.ts';
import { boardOf, boardWith } from './table.testing.ts';
import { MARKS } from './tiles.ts';

const names = (squares: readonly Square[]): string => squares.map(printSquare).toSorted().join(' ');
const exitsOf = (board: Board): number[] => score(board, 'once').networks.map(network => network.exits.length);
const errorsOn = (board: Board): string[] =>
  score(board, 'once').errors.ends.map(({ square, side }) => printSquare(square) + printSide(side));

/** The example of the rulebook. */
const BOOK = boardOf(`
  ....    H.H.    ....    R.R.    HRHRx   ....    ....
  .R.R    HRHRx   .R.R    RRHR    H..R    ....    ....
  ....    H.H.    ....    HH..    .H.H    ..HH    ....
  .H.H    HH.H    ..HH    ....    ....    HHH.    .H.H
  ....    ....    H.H.    .HR.    HHHH    HRRH    ....
  .R.R    .RRR    H..R    R.R.    ....    RR..    .R.R
  ....    R.H.    ....    RRR.    .R.R    ..HR    ....`);

describe('worked examples', () => {
  test('[RI-6.1] networks with 4 and 6 exits: 12 + 20 = 32', () => {
    const { networks } = score(BOOK, 'once');
    expect(networks.map(({ exits, points }) => [exits.length, points])).toEqual([
      [6, 20],
      [4, 12],
    ]);
    expect(networkPoints({ networks })).toBe(32);
  });

  test('[RI-6] a score line: 32 + 7 + 8 + 5 − 7 = 45', () => {
    const board = boardOf(`
      ....    HHH.    .H.H    RHRHx   .HHH    H..H    ....
      .H.R    H..H    ....    R.R.    H.H.    .RR.    .RR.
      ....    ....    ....    RRR.    .RRR    RR.R    R.RR
      ..HH    ....    ....    ....    R.RR    ....    RH..
      HHH.    ....    ....    RRR.    R..R    ....    ....
      H..R    ....    ....    R.H.    ....    ....    ....
      ....    .HH.    .H.H    HRRH    .H.R    RHHH    .R.H`);
    const scored = score(board, 'once');
    expect(partsOf(scored, 'none')).toEqual([
      { part: 'networks', value: 32 },
      { part: 'highway', value: 7 },
      { part: 'railway', value: 8 },
      { part: 'centre', value: 5 },
      { part: 'errors', value: -7 },
    ]);
    expect(scored.total).toBe(45);
  });

  const FIVE = ['A3 .V.V', 'B3 V..V', 'B2 .VV.', 'C2 V..V', 'C1 V.V.'];
  const SEVEN = ['C5 .V.V', 'D5 .V.V', 'E5 V..V', 'E4 V.V.', 'E3 .VV.', 'F3 ..VV', 'F4 V.V.'];

  test('[RI-7.4] a river of 7 inside, one of 5 from edge to edge: 8 points', () => {
    expect(score(boardWith(...SEVEN), 'once').river).toMatchObject({ points: 7, mouths: 0 });
    const { river } = score(boardWith(...SEVEN, ...FIVE), 'once');
    expect(river).toMatchObject({ points: 8, mouths: 2, isRing: false });
    expect(river.squares.map(printSquare)).toEqual(['C1', 'C2', 'B2', 'B3', 'A3']);
  });

  test('[RI-8.6] [RI-8.3] lakes of 7 and 3: 3 points; the small one joins two networks of 2 exits: 12', () => {
    const one = ['B1 H.R.', 'A2 .R.R', 'B2 RR.R', 'C2 .L.R'];
    const two = ['F1 H.R.', 'G2 .R.R', 'F2 RR.R', 'E2 .R.L'];
    const large = ['D5 .LLL', 'C5 .L..', 'E5 ..LL', 'D6 LLL.', 'E6 L.LL', 'D7 L...', 'E7 L...'];
    expect(exitsOf(boardWith(...one, ...two))).toEqual([2, 2]);
    const scored = score(boardWith(...one, ...two, 'D2 .LLL', ...large), 'once');
    expect(scored.lake).toEqual({ points: 3, squares: expect.anything() as unknown });
    expect(names(scored.lake.squares)).toBe('C2 D2 E2');
    expect(scored.networks.map(({ exits, points }) => [exits.length, points])).toEqual([[4, 12]]);
    expect(score(boardWith(...large), 'once').lake.points).toBe(7);
  });
});

describe('networks', () => {
  /** All squares joined with each other, and with the first so many exits. */
  const joining = (exits: number): Board =>
    boardOf(
      SQUARES.map(square => {
        const sides = ['H', 'H', 'H', 'H'];
        for (const [exit, place] of EXITS.entries())
          if (place.square === square) sides[place.side] = exit < exits ? MARKS[place.mark] : '.';
        return sides.join('');
      }).join(' '),
    );

  test('[RI-6.1] points by the number of exits', () => {
    const points = Array.from({ length: 13 }, (_, exits) => networkPoints({ networks: networksOf(joining(exits)) }));
    expect(points).toEqual([0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45]);
  });

  test('[RI-6.1] every network scores, and says which exits and squares it joins', () => {
    const { networks } = score(boardWith('B1 H.R.', 'B2 R..R', 'A2 .R.R', 'F1 H.H.'), 'once');
    expect(networks.map(({ exits, points, squares }) => [exits.length, points, names(squares)])).toEqual([
      [2, 4, 'A2 B1 B2'],
      [1, 0, 'F1'],
    ]);
    expect(networks[0]?.exits.map(exit => printSquare(EXITS[exit].square)).toSorted()).toEqual(['A2', 'B1']);
  });

  test('[RI-6.2] an overpass crosses two networks without joining them', () => {
    const across = ['A6 .R.R', 'C6 .R.R', 'D6 .R.R', 'E6 .R.R', 'F6 .R.R', 'G6 .R.R'];
    const down = ['B1 H.H.', 'B2 H.H.', 'B3 H.H.', 'B4 H.H.', 'B5 H.H.', 'B7 H.H.'];
    expect(exitsOf(boardWith(...down, across[0] ?? '', 'B6 HRHRx', ...across.slice(1)))).toEqual([2, 2]);
    expect(exitsOf(boardWith(...down, across[0] ?? '', 'B6 HRHR', ...across.slice(1)))).toEqual([4]);
  });

  test('[RI-6.2] lines that cross in a square may be joined elsewhere; the square is named once', () => {
    const { networks } = score(boardWith('F7 HHHH', 'G7 RHRHx', 'G6 .RRR', 'F6 RRHH'), 'once');
    expect(networks.map(({ exits, squares }) => [exits.length, names(squares)])).toEqual([[2, 'F6 F7 G6 G7']]);
  });

  test('[RI-7.3] a bridge does not join river and route', () => {
    const scored = score(boardWith('A2 .R.R', 'B2 VRVRx', 'C2 .R.R'), 'once');
    expect(scored.networks.map(({ exits, squares }) => [exits.length, names(squares)])).toEqual([[1, 'A2 B2 C2']]);
    expect(names(scored.river.squares)).toBe('B2');
  });
});

describe('centre and errors', () => {
  test('[RI-6.6] a drawn centre square counts, whatever it is', () => {
    const board = boardWith('D3 .LL.', 'C4 .L..', 'D5 L...', 'A4 .H.H', 'B4 .H.H');
    expect(names(score(board, 'once').centre.squares)).toBe('C4 D3 D4 D5');
    expect(score(boardWith('C3 V.V.', 'B1 H.H.'), 'once').centre.points).toBe(1);
    expect(score(emptyBoard(), 'once').centre).toEqual({ points: 0, squares: [] });
  });

  test('[RI-6.7] [RI-3.4] an end against an undrawn square or a blank side is an error', () => {
    expect(errorsOn(boardWith('B1 HH..', 'D1 R.R.', 'C1 .H.H'))).toEqual(['C1E', 'D1S']);
  });

  test("[RI-6.7] [RI-3.7] an end at the board's edge is none, nor an unused exit", () => {
    expect(errorsOn(boardWith('B1 HH..', 'C1 H..H'))).toEqual([]);
    expect(errorsOn(boardWith('A6 ..HR', 'A7 HH.H', 'B7 H..H'))).toEqual(['B7N']);
  });

  test('[RI-6.7] an end of a river is an error, a lake side is not', () => {
    expect(errorsOn(boardWith('D4 V.V.', 'D5 V.V.', 'A7 ..VV'))).toEqual(['D4N', 'D5S']);
    expect(errorsOn(boardWith('D4 LLL.'))).toEqual([]);
  });

  test('[RI-8.5] a route end that faces a lake is an error', () => {
    expect(errorsOn(boardWith('B1 H.H.', 'B2 L...'))).toEqual(['B1S']);
    expect(errorsOn(boardWith('D4 L.R.'))).toEqual(['D4S']);
  });

  test('[RI-6.7] each error names its square once, and costs a point', () => {
    const { errors } = score(boardWith('B1 HHH.'), 'once');
    expect([errors.points, names(errors.squares), errors.ends.length]).toEqual([-2, 'B1', 2]);
  });
});

describe('water', () => {
  test('[RI-7.4] one end at the edge earns nothing more', () => {
    expect(score(boardWith('C1 V.V.', 'C2 V.V.'), 'once').river).toMatchObject({ points: 2, mouths: 1 });
    expect(score(boardWith('A1 V..V'), 'once').river).toMatchObject({ points: 4, mouths: 2 });
  });

  test('[RI-7.4] bridges are part of a river; no river is worth nothing', () => {
    expect(score(boardWith('C1 V.V.', 'C2 VHVHx', 'C3 VRVRx'), 'once').river.points).toBe(3);
    expect(score(boardWith('B1 H.H.'), 'once').river).toEqual({ points: 0, squares: [], mouths: 0, isRing: false });
  });

  test('[RI-7.5] a ring scores its squares', () => {
    const { river } = score(boardWith('D4 .VV.', 'E4 ..VV', 'E5 V..V', 'D5 VV..'), 'once');
    expect(river).toMatchObject({ points: 4, mouths: 0, isRing: true });
    expect(names(river.squares)).toBe('D4 D5 E4 E5');
  });

  test('[RI-8.2] lakes are joined through facing sides only', () => {
    expect(score(boardWith('D4 .L..', 'E4 ...L'), 'once').lake.points).toBe(2);
    expect(score(boardWith('D4 .L..', 'E4 .L..'), 'once').lake.points).toBe(1);
  });

  test('[RI-8.6] filled squares and piers count; no lake is worth nothing', () => {
    expect(score(boardWith('D3 ..L.', 'C4 .L.R', 'E4 ...L'), 'once').lake.points).toBe(4);
    expect(score(emptyBoard(), 'once').lake).toEqual({ points: 0, squares: [] });
  });

  test('[RI-8.3] a lake does not lengthen a line', () => {
    const board = boardWith('A2 .R.R', 'B2 .L.R', 'C2 .R.L', 'D2 .R.R');
    expect(score(board, 'once').railway.points).toBe(2);
  });
});

test.each(EXPANSIONS)('the total is the sum of its parts, with %s', expansion => {
  const rng = simulationRng('sums');
  for (let left = 50; left > 0; left--) {
    const scored = score(randomBoard(expansion, rng), 'twice');
    expect(partsOf(scored, expansion).reduce((sum, { value }) => sum + value, 0)).toBe(scored.total);
  }
});

// As a command it is run with 100,000 boards of each expansion.
test.each(EXPANSIONS)('the slow scorer agrees on 1,000 random boards, with %s', expansion => {
  expect(findDisagreement(expansion, 1000, simulationRng(`score, ${expansion}`))).toBeNull();
});

test('the random boards have what is hard to score', () => {
  const rng = simulationRng('score, rivers');
  const boards = Array.from({ length: 1000 }, () => score(randomBoard('rivers', rng), 'twice'));
  const share = (is: (scored: (typeof boards)[number]) => boolean) => boards.filter(is).length / boards.length;
  expect(
    share(({ highway, railway }) => [highway, railway].some(line => line.points > line.squares.length)),
  ).toBeGreaterThan(0.002);
  expect(share(({ highway, railway }) => Math.max(highway.points, railway.points) > 7)).toBeGreaterThan(0.1);
  expect(share(({ networks }) => networks.some(({ exits }) => exits.length > 3))).toBeGreaterThan(0.03);
  expect(share(({ river }) => river.mouths === 2)).toBeGreaterThan(0.03);
});
