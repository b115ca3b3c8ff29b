import { draw, emptyBoard, facedMark, letRise, type Board } from './board.ts';
import { SPECIALS_PER_GAME, isForeign, type Expansion } from './dice.ts';
import { meet, needsConnection } from './meeting.ts';
import { NEIGHBOUR, OFF_BOARD, SIDES, SQUARES, type BySquare, type Side, type Square } from './squares.ts';
import { MARK, PIECE, SPECIALS, UNDRAWN, pieceOf, type Special, type Tile } from './tiles.ts';

/** Why no game can have led to a board that was drawn on paper. */
export type PaperFault =
  | { readonly why: 'clash'; readonly square: Square; readonly side: Side; readonly exit: boolean }
  /** What hangs together there, and joins no exit. */
  | { readonly why: 'unconnected'; readonly squares: readonly Square[] }
  | { readonly why: 'special-twice'; readonly piece: Special; readonly squares: readonly Square[] }
  | { readonly why: 'specials-many'; readonly most: number; readonly squares: readonly Square[] }
  | { readonly why: 'not-in-play'; readonly square: Square };

export interface PaperBoard {
  /** With the water that has risen by then. */
  readonly board: Board;
  readonly faults: readonly PaperFault[];
}

/** Nobody remembers. */
const SOME_ROUND = 1;

/**
 * A whole board as it lies there, whatever the order in which it was drawn. It can be scored in any case; the faults say
 * where it contradicts itself.
 */
export function readPaper(tiles: BySquare<Tile>, expansion: Expansion): PaperBoard {
  const board = emptyBoard();
  const drawn = SQUARES.filter(square => PIECE[tiles[square]] !== null);
  for (const square of drawn) draw(board, square, tiles[square], SOME_ROUND);
  const faults = [
    ...drawn
      .filter(square => isForeign(pieceOf(tiles[square]), expansion))
      .map((square): PaperFault => ({ why: 'not-in-play', square })),
    ...clashesOn(board, drawn),
    ...specialFaults(tiles, drawn),
    ...looseGroups(board, drawn),
  ];
  letRise(board, SOME_ROUND);
  return { board, faults };
}

/** Each place where two tiles, or a tile and an exit, do not match, named once. */
function clashesOn(board: Board, drawn: readonly Square[]): readonly PaperFault[] {
  return drawn.flatMap(square =>
    SIDES.flatMap((side): PaperFault[] => {
      if (meet(MARK[side][board.tiles[square]], facedMark(board, square, side)) !== 'clashes') return [];
      const neighbour = NEIGHBOUR[side][square];
      if (neighbour === OFF_BOARD) return [{ why: 'clash', square, side, exit: true }];
      return neighbour < square ? [] : [{ why: 'clash', square, side, exit: false }];
    }),
  );
}

function specialFaults(tiles: BySquare<Tile>, drawn: readonly Square[]): readonly PaperFault[] {
  const where = (special: Special): readonly Square[] => drawn.filter(square => PIECE[tiles[square]] === special);
  const all = SPECIALS.map(piece => ({ piece, squares: where(piece) }));
  const twice = all
    .filter(({ squares }) => squares.length > 1)
    .map(({ piece, squares }): PaperFault => ({ why: 'special-twice', piece, squares }));
  const squares = all.flatMap(special => special.squares).sort((a, b) => a - b);
  return squares.length > SPECIALS_PER_GAME
    ? [...twice, { why: 'specials-many', most: SPECIALS_PER_GAME, squares }]
    : twice;
}

/** Routes that join neither an exit nor a tile that may lie anywhere: in no order could they have been drawn. */
function looseGroups(board: Board, drawn: readonly Square[]): readonly PaperFault[] {
  const seen = new Set<Square>();
  return drawn.flatMap((start): PaperFault[] => {
    if (seen.has(start)) return [];
    const group = [start];
    seen.add(start);
    let isHeld = false;
    for (const square of group) {
      const tile = board.tiles[square];
      isHeld ||= !needsConnection(pieceOf(tile));
      for (const side of SIDES) {
        if (meet(MARK[side][tile], facedMark(board, square, side)) !== 'joins') continue;
        const neighbour = NEIGHBOUR[side][square];
        if (neighbour === OFF_BOARD) isHeld = true;
        else if (board.tiles[neighbour] !== UNDRAWN && !seen.has(neighbour)) {
          seen.add(neighbour);
          group.push(neighbour);
        }
      }
    }
    return isHeld ? [] : [{ why: 'unconnected', squares: group.sort((a, b) => a - b) }];
  });
}
