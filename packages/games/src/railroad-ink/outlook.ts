import { facedMark, misfit, place, type Misfit, type Placement } from './board.ts';
import { meet } from './meeting.ts';
import type { Score } from './score.ts';
import { scoreSeen } from './score-seen.ts';
import { boardSeen, type BoardSeen } from './seen.ts';
import { SIDES, type Square } from './squares.ts';
import { MARK, TURNS, printTile, type Piece, type Tile } from './tiles.ts';
import type { RailroadInkView } from './view.ts';

/** What a placement would come to. */
export interface Outlook {
  /** The board with it, square by square as a view writes it. */
  readonly tiles: readonly string[];
  /** The squares that would fill with water, in order. */
  readonly filled: readonly Square[];
  readonly score: Score;
}

/** Trusts the placement to be legal. */
export function outlookOf(
  { options, round }: Pick<RailroadInkView, 'options' | 'round'>,
  seen: BoardSeen,
  placement: Placement,
): Outlook {
  const board = boardSeen(seen);
  const filled = place(board, placement, round);
  return { tiles: board.tiles.map(printTile), filled, score: scoreSeen(board, options.crossing) };
}

/**
 * Why a piece fits on a square turned no way at all; `null` if it does. Of the reasons of its turns, the one of that
 * which joins most: it comes closest.
 */
export function misfitOf(seen: BoardSeen, piece: Piece, square: Square): Misfit | null {
  const board = boardSeen(seen);
  const joins = (tile: Tile): number =>
    SIDES.filter(side => meet(MARK[side][tile], facedMark(board, square, side)) === 'joins').length;
  const { first, count } = TURNS[piece];
  let closest: { readonly why: Misfit; readonly joins: number } | null = null;
  for (let turn = 0; turn < count; turn++) {
    const tile = (first + turn) as Tile;
    const why = misfit(board, { square, tile });
    if (why === null) return null;
    // Where nothing would be joined, that is the matter, and not what a side would run into.
    const rank = why.why === 'unconnected' ? 0.5 : joins(tile);
    if (closest === null || rank > closest.joins) closest = { why, joins: rank };
  }
  return closest?.why ?? null;
}
