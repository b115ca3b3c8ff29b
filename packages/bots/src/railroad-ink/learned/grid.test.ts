import {
  CROSSINGS,
  EXPANSIONS,
  PACKED,
  PIECES,
  SQUARES,
  TURNS,
  networkPoints,
  placements,
  railroadInk,
  score,
  workOf,
  type Board,
} from '@zaria/games/railroad-ink';
import { NATURE, completeOptions, pick, simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { look, seen } from './features.ts';
import { AROUND, CENTRE_DRAWN, LINE, LOOSE, PARTS, TILES, draw, emptyGrid, gridOf, type Grid } from './grid.ts';
import { sightFor } from './sight.ts';
import { PIECE_INDEX } from './tables.ts';
import { findLakes, findRiver, lake, river } from './water.ts';

const NOTHING_LEFT = { faces: new Uint8Array(0), dice: 0, specials: 0, special: false };
const MATCHES = 10;

describe.each(EXPANSIONS)('with the expansion %s', expansion => {
  const { fitting } = sightFor(expansion);

  /** Random matches, the board after every tile: as the rules have it, drawn tile by tile, and all at once. */
  function eachBoard(check: (board: Board, grid: Grid, crossing: (typeof CROSSINGS)[number]) => void): number {
    let boards = 0;
    for (let match = 0; match < MATCHES; match++) {
      const crossing = CROSSINGS[match % 2] ?? 'once';
      const again = crossing === 'twice' ? 1 : 0;
      const options = completeOptions(railroadInk.options, 1, { expansion, crossing });
      if (!options.ok) throw new Error(expansion);
      const state = railroadInk.setup({ rules: railroadInk.rules, seats: 1, options: options.value });
      const rng = simulationRng(`grid ${expansion} ${match}`);
      const grid = emptyGrid();
      for (let [actor] = railroadInk.waiting(state); actor !== undefined; [actor] = railroadInk.waiting(state)) {
        const action = actor === NATURE ? railroadInk.sample(state, rng) : pick(railroadInk.legal(state, actor), rng);
        railroadInk.play(state, actor, action);
        if (action.step !== 'draw' || action.answer === 'finish') continue;
        draw(grid, action.answer.square, action.answer.tile, again);
        const board = workOf(state, 0)?.board ?? state.boards[0];
        check(board, grid, crossing);
        check(board, gridOf(board.tiles, again), crossing);
        boards += 2;
      }
    }
    return boards;
  }

  test('a grid scores what the rules say, part by part', () => {
    const boards = eachBoard((board, grid, crossing) => {
      const scored = score(board, crossing);
      look(sightFor(expansion), grid, NOTHING_LEFT);
      findRiver(grid);
      findLakes(grid);
      const parts = Number(grid[PARTS]);
      expect({
        networks: 4 * (12 - parts) + (parts === 1 ? 1 : 0),
        lines: [grid[LINE + 1], grid[LINE + 2]],
        centre: grid[CENTRE_DRAWN],
        errors: -Number(grid[LOOSE]),
        river: river.points,
        lake: lake.points,
        total: seen.points,
        tiles: [...grid.subarray(TILES, TILES + SQUARES.length)],
      }).toEqual({
        networks: networkPoints(scored),
        lines: [scored.highway.points, scored.railway.points],
        centre: scored.centre.points,
        errors: scored.errors.points,
        river: scored.river.points,
        lake: scored.lake.points,
        total: scored.total,
        tiles: board.tiles,
      });
    });
    expect(boards).toBeGreaterThan(400);
  });

  test('a grid allows what the rules allow', () => {
    const pieces = PIECES.filter(piece => expansion !== 'none' || !/[VL]/.test(piece));
    const print = (square: number, tile: number): string => `${square}/${tile}`;
    eachBoard((board, grid) => {
      const found: string[] = [];
      for (const piece of pieces) {
        const { first, count } = TURNS[piece];
        for (const square of SQUARES) {
          if (grid[TILES + square] !== 0) continue;
          const turns = Number(fitting.fits[PACKED * PIECE_INDEX[piece] + Number(grid[AROUND + square])]);
          for (let turn = 0; turn < count; turn++)
            if (((turns >> turn) & 1) === 1) found.push(print(square, first + turn));
        }
      }
      const allowed = pieces.flatMap(piece => placements(board, piece).map(({ square, tile }) => print(square, tile)));
      expect(found.join(' ')).toBe(allowed.join(' '));
    });
  });
});
