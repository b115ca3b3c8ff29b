import { expect, test } from 'vitest';
import { exitsWithinReach } from './features.ts';
import { draw, emptyGrid } from './grid.ts';
import { sightFor } from './sight.ts';
import { FIRST_TILE, PIECE_INDEX } from './tables.ts';

const sight = sightFor('none');

test('on an empty board every exit but one can be joined with another', () => {
  expect(exitsWithinReach(sight, emptyGrid())).toBe(11);
});

test('an exit that leads into a dead end can be joined no more', () => {
  const grid = emptyGrid();
  // A curve below the northern exit of column B leads to column A, and one there back up against the edge.
  draw(grid, 1, tileOf('HH..', 3), 0);
  const before = exitsWithinReach(sight, grid);
  draw(grid, 0, tileOf('HH..', 0), 0);
  expect(before).toBe(11);
  expect(exitsWithinReach(sight, grid)).toBe(10);
});

/** A turn of a piece, by its place among them. */
const tileOf = (piece: keyof typeof PIECE_INDEX, turn: number): number => (FIRST_TILE[PIECE_INDEX[piece]] ?? 0) + turn;
