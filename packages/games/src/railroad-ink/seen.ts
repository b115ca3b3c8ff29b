import { draw, emptyBoard, type Board } from './board.ts';
import { SQUARES } from './squares.ts';
import { UNDRAWN, parseAnyTile } from './tiles.ts';
import type { SeatView } from './view.ts';

export type BoardSeen = Pick<SeatView, 'tiles' | 'rounds'>;

/** A board as somebody sees it, to be asked what a board is asked. */
export function boardSeen({ tiles, rounds }: BoardSeen): Board {
  const board = emptyBoard();
  for (const square of SQUARES) {
    const tile = parseAnyTile(tiles[square] ?? '');
    if (tile === null) throw new Error(`there is no tile ${tiles[square]}`);
    if (tile !== UNDRAWN) draw(board, square, tile, rounds[square] ?? 0);
  }
  return board;
}
