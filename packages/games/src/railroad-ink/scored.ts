import type { Board } from './board.ts';
import { EQUAL_SIDES } from './meeting.ts';
import type { Square } from './squares.ts';
import { ENDS } from './tiles.ts';

/** A part of the score, and what on the board it is for. */
export interface Scored {
  readonly points: number;
  readonly squares: readonly Square[];
}

/** The sides at which the tile and what it faces bear the same mark, as a set; mask it with the marks you mean. */
export const matching = (board: Board, square: Square): number =>
  EQUAL_SIDES[ENDS[board.tiles[square]] ^ board.facing[square]] as number;
