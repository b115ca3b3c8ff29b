import { simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { findMisplacement, randomBoard } from './agreement.testing.ts';
import { cloneBoard, emptyBoard, fits, fitsSomewhere, misfit, place, placements, wipe, type Board } from './board.ts';
import { EXPANSIONS } from './dice.ts';
import { parsePlacement, printPlacement } from './notation.ts';
import { parseSquare, printSquare, type Square } from './squares.ts';
import { boardWith } from './table.testing.ts';
import { PIECES, printTile } from './tiles.ts';

/** Why the placement is refused, `null` if it is allowed; asked in both ways. */
function refused(board: Board, text: string): unknown {
  const placement = parsePlacement(text);
  if (placement === null) throw new Error(`${text} is no placement`);
  const fault = misfit(board, placement);
  expect(fits(board, placement)).toBe(fault === null);
  return fault;
}

const at = (name: string): Square => parseSquare(name) ?? 0;
const tileAt = (board: Board, name: string): string => printTile(board.tiles[at(name)]);

describe('drawing a tile', () => {
  test('[RI-3.1] only on an undrawn square', () => {
    expect(refused(boardWith('B1 H.H.'), 'B1 H.H.')).toEqual({ why: 'occupied', square: at('B1') });
  });

  test('[RI-3.2] like ends connect', () => {
    expect(refused(boardWith('B1 H.H.'), 'B2 H.H.')).toBeNull();
    expect(refused(boardWith('B1 H.R.'), 'B2 RR..')).toBeNull();
  });

  test('[RI-3.3] a highway may not face a railway', () => {
    expect(refused(boardWith('B1 H.H.'), 'B2 R.R.')).toEqual({ why: 'clash', square: at('B2'), side: 0, exit: false });
    expect(refused(boardWith('A2 .R.R', 'B1 H.H.'), 'B2 H..H')).toMatchObject({ why: 'clash', side: 3 });
  });

  test('[RI-3.4] an end may face a blank side, but that is no connection', () => {
    const board = boardWith('B1 H.H.', 'D1 R.R.');
    expect(refused(board, 'C1 .H.H')).toEqual({ why: 'unconnected', square: at('C1') });
    expect(refused(boardWith('B1 H.H.', 'A2 .R.R'), 'B2 H.H.')).toBeNull();
    expect(refused(boardWith('B1 HH..', 'D1 R.R.'), 'C1 .H.H')).toBeNull();
  });

  test('[RI-3.5] an end may face an undrawn square', () => {
    expect(refused(emptyBoard(), 'B1 HHH.')).toBeNull();
  });

  test('[RI-3.6] an exit connects its own kind and forbids the other', () => {
    expect(refused(emptyBoard(), 'D1 R.R.')).toBeNull();
    expect(refused(emptyBoard(), 'D1 H.H.')).toEqual({ why: 'clash', square: at('D1'), side: 0, exit: true });
    expect(refused(emptyBoard(), 'G4 .R.R')).toMatchObject({ why: 'clash', side: 1, exit: true });
  });

  test('[RI-3.7] the edge beside the exits is open, and no connection', () => {
    expect(refused(emptyBoard(), 'C1 H.H.')).toEqual({ why: 'unconnected', square: at('C1') });
    expect(refused(boardWith('B1 HH..'), 'C1 H..H')).toBeNull();
  });

  test('[RI-3.8] a route needs a connection', () => {
    expect(refused(emptyBoard(), 'D4 HHHH')).toEqual({ why: 'unconnected', square: at('D4') });
    expect(refused(emptyBoard(), 'B1 .H.H')).toEqual({ why: 'unconnected', square: at('B1') });
  });

  test('[RI-3.9] a blank side may lie against anything', () => {
    expect(refused(boardWith('B1 H.H.', 'D1 RR..'), 'A2 .R.R')).toBeNull();
    expect(refused(boardWith('D1 R.RR', 'B1 H.H.'), 'B2 H.H.')).toBeNull();
    expect(refused(boardWith('A2 .R.R', 'B1 H.H.'), 'B2 H.H.')).toBeNull();
  });

  test('[RI-2.7] a square keeps its round, drawn or filled', () => {
    const board = boardWith('D3 .LL.', 'C4 .L..');
    const [pond, route] = [parsePlacement('E4 L..L'), parsePlacement('B1 H.H.')];
    if (pond === null || route === null) throw new Error('no placement');
    place(board, pond, 3);
    place(board, route, 4);
    expect(['D3', 'E4', 'D4', 'B1', 'A1'].map(name => board.rounds[at(name)])).toEqual([1, 3, 3, 4, 0]);
  });
});

describe('where a piece fits', () => {
  test('square by square, the turns in their order', () => {
    const found = placements(emptyBoard(), 'H.H.').map(printPlacement);
    expect(found).toEqual(['B1 H.H.', 'F1 H.H.', 'A4 .H.H', 'G4 .H.H', 'B7 H.H.', 'F7 H.H.']);
  });

  test('a piece that fits nowhere', () => {
    const board = boardWith('B1 H.H.');
    expect(fitsSomewhere(board, 'RRRR')).toBe(true);
    for (const square of board.tiles.keys()) if (board.tiles[square] === 0) board.tiles[square as Square] = 1;
    expect(fitsSomewhere(board, 'RRRR')).toBe(false);
    expect(placements(board, 'RRRR')).toEqual([]);
  });

  test.each(EXPANSIONS)('[RI-3.2] both ways of judging agree, with %s', expansion => {
    expect(findMisplacement(expansion, 50, simulationRng(`where it fits, ${expansion}`))).toBeNull();
  });

  test.each(EXPANSIONS)('list, question and reason agree, with %s', expansion => {
    const rng = simulationRng(`fits, ${expansion}`);
    for (let left = 20; left > 0; left--) {
      const board = randomBoard(expansion, rng);
      for (const piece of PIECES) {
        const found = placements(board, piece);
        expect(fitsSomewhere(board, piece)).toBe(found.length > 0);
        expect(found.every(placement => misfit(board, placement) === null && fits(board, placement))).toBe(true);
      }
    }
  });
});

describe('rivers', () => {
  test('[RI-7.1] need no connection', () => {
    expect(refused(emptyBoard(), 'D4 VV..')).toBeNull();
    expect(refused(emptyBoard(), 'D4 VHVHx')).toBeNull();
  });

  test('[RI-7.2] may not face a route, nor the other way round', () => {
    expect(refused(boardWith('B1 H.H.'), 'B2 V.V.')).toMatchObject({ why: 'clash', side: 0, exit: false });
    expect(refused(boardWith('B2 V.V.'), 'B1 H.H.')).toMatchObject({ why: 'clash', side: 2, exit: false });
    expect(refused(boardWith('A2 .R.R'), 'B2 VRVRx')).toBeNull();
    expect(refused(boardWith('A2 .R.R'), 'B2 RVRVx')).toMatchObject({ why: 'clash', side: 3 });
  });

  test('[RI-7.2] may not lie at an exit, but at the edge beside it', () => {
    expect(refused(emptyBoard(), 'D1 V.V.')).toEqual({ why: 'clash', square: at('D1'), side: 0, exit: true });
    expect(refused(emptyBoard(), 'C1 V.V.')).toBeNull();
  });

  test('[RI-7.2] does not connect a route', () => {
    expect(refused(boardWith('C4 V.V.'), 'C3 .H.H')).toMatchObject({ why: 'unconnected' });
  });

  test('[RI-7.3] the route on a bridge connects', () => {
    expect(refused(boardWith('D4 VHVHx'), 'E4 .H.H')).toBeNull();
    expect(refused(boardWith('D4 VHVHx'), 'E4 .R.R')).toMatchObject({ why: 'clash', side: 3 });
    expect(refused(emptyBoard(), 'D1 RVRVx')).toBeNull();
    expect(refused(emptyBoard(), 'B1 RVRVx')).toMatchObject({ why: 'clash', exit: true });
  });
});

describe('lakes', () => {
  test('[RI-8.1] need no connection, piers neither', () => {
    expect(refused(emptyBoard(), 'D4 L...')).toBeNull();
    expect(refused(emptyBoard(), 'D4 LLHR')).toBeNull();
  });

  test('[RI-8.4] the route end of a pier is an ordinary one', () => {
    expect(refused(boardWith('D4 L.R.'), 'D5 R.R.')).toBeNull();
    expect(refused(boardWith('D4 L.R.'), 'D5 H.H.')).toMatchObject({ why: 'clash', side: 0 });
    expect(refused(emptyBoard(), 'D1 R.L.')).toBeNull();
    expect(refused(emptyBoard(), 'D1 H.L.')).toMatchObject({ why: 'clash', exit: true });
  });

  test('[RI-8.5] a lake side may face a route end or an exit', () => {
    expect(refused(boardWith('B1 H.H.'), 'B2 L...')).toBeNull();
    expect(refused(emptyBoard(), 'B1 L...')).toBeNull();
    expect(refused(boardWith('D4 L...', 'A4 .H.H', 'B4 .H.H', 'C4 HH.H'), 'C3 ..HH')).toBeNull();
  });

  test('[RI-8.5] a lake side does not connect a route', () => {
    expect(refused(boardWith('D4 L...'), 'D3 H.H.')).toEqual({ why: 'unconnected', square: at('D3') });
  });

  test('[RI-8.7] a square with lakes on three sides fills', () => {
    const board = boardWith('D3 .LL.', 'C4 .L..');
    expect(tileAt(board, 'D4')).toBe('....');
    expect(place(board, { square: at('D5'), tile: parsePlacement('D5 L...')?.tile ?? 0 }, 2).map(printSquare)).toEqual([
      'D4',
    ]);
    expect(tileAt(board, 'D4')).toBe('LLLL');
  });

  test('[RI-8.7] with lakes on two sides it does not', () => {
    expect(tileAt(boardWith('D3 ..L.', 'C4 .L..'), 'D4')).toBe('....');
  });

  test('[RI-8.7] with lakes on all four sides too: two squares beside it fill at once', () => {
    const board = boardWith('D2 ..L.', 'E3 ...L', 'B4 .L..', 'C5 L...', 'D5 L...', 'E4 ...L');
    expect(['D3', 'C4', 'D4'].map(name => tileAt(board, name))).toEqual(['....', '....', '....']);
    const last = parsePlacement('C3 .LL.');
    if (last === null) throw new Error('no placement');
    expect(place(board, last, 1).map(printSquare)).toEqual(['D3', 'C4', 'D4']);
  });

  test("[RI-8.7] the board's edge is no lake", () => {
    expect(tileAt(boardWith('C1 .L..', 'D2 L...'), 'D1')).toBe('....');
    expect(tileAt(boardWith('C1 .L..', 'D2 L...', 'E1 ...L'), 'D1')).toBe('LLLL');
  });

  test('[RI-8.7] filling goes on while there is a square to fill', () => {
    const board = boardWith('C3 ..L.', 'D3 ..L.', 'E3 ..L.', 'C5 L...', 'D5 L...', 'E5 L...');
    const last = parsePlacement('B4 .L..');
    if (last === null) throw new Error('no placement');
    expect(place(board, last, 1).map(printSquare)).toEqual(['C4', 'D4', 'E4']);
    expect(['C4', 'D4', 'E4', 'F4'].map(name => tileAt(board, name))).toEqual(['LLLL', 'LLLL', 'LLLL', '....']);
  });

  test('[RI-8.8] fills also against a route end and against an exit', () => {
    const route = boardWith('A4 .H.H', 'B4 .H.H', 'C4 .H.H', 'D3 ..L.', 'D5 L...', 'E4 ...L');
    expect(tileAt(route, 'D4')).toBe('LLLL');
    expect(tileAt(boardWith('A1 .L..', 'C1 ...L', 'B2 L...'), 'B1')).toBe('LLLL');
  });
});

test('what is wiped leaves no trace', () => {
  const rng = simulationRng('wipe');
  for (const expansion of EXPANSIONS) {
    for (let left = 20; left > 0; left--) {
      const board = randomBoard(expansion, rng);
      const before = cloneBoard(board);
      const [placement] = placements(board, 'HHH.');
      if (placement === undefined) continue;
      place(board, placement, 2);
      expect(board).not.toEqual(before);
      wipe(board, placement.square);
      expect(board).toEqual(before);
    }
  }
});

test('a clone is a board of its own', () => {
  const board = boardWith('B1 H.H.');
  const copy = cloneBoard(board);
  place(copy, { square: at('B2'), tile: parsePlacement('B2 H.H.')?.tile ?? 0 }, 2);
  expect(board).toEqual(boardWith('B1 H.H.'));
});
