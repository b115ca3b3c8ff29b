import { EXITS } from './exits.ts';
import { FILLS, FITS, meet, needsConnection } from './meeting.ts';
import {
  NEIGHBOUR,
  OFF_BOARD,
  OPPOSITE,
  SIDES,
  SQUARES,
  bySquare,
  type BySquare,
  type Side,
  type Square,
} from './squares.ts';
import {
  LAKE,
  MARK,
  PIECE,
  SIDES_WITH,
  TURNS,
  UNDRAWN,
  WATER_TILE,
  packed,
  pieceOf,
  unpacked,
  type Mark,
  type Piece,
  type Tile,
} from './tiles.ts';

/** One player's board. Plain JSON. */
export interface Board {
  readonly tiles: BySquare<Tile>;
  /** The round in which the square was drawn or filled, from 1; 0 where nothing is. */
  readonly rounds: BySquare<number>;
  /**
   * The four marks that each square faces: its neighbours' and the exits'. It follows from `tiles`, and is kept
   * because it makes every question about a placement a look into a table.
   */
  readonly facing: BySquare<number>;
}

export interface Placement {
  readonly square: Square;
  readonly tile: Tile;
}

const EXIT_MARKS: BySquare<number> = bySquare(square =>
  EXITS.filter(exit => exit.square === square).reduce((marks, { side, mark }) => marks | packed(side, mark), 0),
);

export const emptyBoard = (): Board => ({
  tiles: bySquare((): Tile => UNDRAWN),
  rounds: bySquare(() => 0),
  facing: EXIT_MARKS.slice() as BySquare<number>,
});

export const cloneBoard = ({ tiles, rounds, facing }: Board): Board => ({
  tiles: tiles.slice() as BySquare<Tile>,
  rounds: rounds.slice() as BySquare<number>,
  facing: facing.slice() as BySquare<number>,
});

/** Every placement there is, made once: lists of them share these. */
const PLACEMENTS: BySquare<readonly Placement[]> = bySquare(square =>
  PIECE.map((_piece, tile) => ({ square, tile: tile as Tile })),
);

/** Adds to `found` every legal placement of the piece: square by square, the turns in their order. */
export function placements(board: Board, piece: Piece, found: Placement[] = []): Placement[] {
  const fits = FITS[piece];
  const { first } = TURNS[piece];
  const { tiles, facing } = board;
  for (const square of SQUARES) {
    if (tiles[square] !== UNDRAWN) continue;
    const here = PLACEMENTS[square];
    for (let turns = fits[facing[square]] as number, tile: number = first; turns !== 0; turns >>= 1, tile++) {
      if ((turns & 1) === 1) found.push(here[tile] as Placement);
    }
  }
  return found;
}

/** Whether the piece fits anywhere, turned any way. */
export function fitsSomewhere(board: Board, piece: Piece): boolean {
  const fits = FITS[piece];
  const { tiles, facing } = board;
  for (const square of SQUARES) if (tiles[square] === UNDRAWN && fits[facing[square]] !== 0) return true;
  return false;
}

export function fits(board: Board, { square, tile }: Placement): boolean {
  const piece = PIECE[tile];
  if (piece === null || board.tiles[square] !== UNDRAWN) return false;
  return (((FITS[piece][board.facing[square]] as number) >> (tile - TURNS[piece].first)) & 1) === 1;
}

/** Why a tile cannot be drawn on a square. */
export type Misfit =
  | { readonly why: 'occupied'; readonly square: Square }
  | { readonly why: 'clash'; readonly square: Square; readonly side: Side; readonly exit: boolean }
  | { readonly why: 'unconnected'; readonly square: Square };

/** The first reason why the placement is not allowed, or `null` if it is. */
export function misfit(board: Board, { square, tile }: Placement): Misfit | null {
  if (board.tiles[square] !== UNDRAWN) return { why: 'occupied', square };
  let isConnected = !needsConnection(pieceOf(tile));
  for (const side of SIDES) {
    const meeting = meet(MARK[side][tile], facedMark(board, square, side));
    if (meeting === 'clashes') return { why: 'clash', square, side, exit: NEIGHBOUR[side][square] === OFF_BOARD };
    if (meeting === 'joins') isConnected = true;
  }
  return isConnected ? null : { why: 'unconnected', square };
}

/** The mark that lies against this side of the square. */
export const facedMark = (board: Board, square: Square, side: Side): Mark => unpacked(board.facing[square], side);

const NOTHING_FILLED: readonly Square[] = [];

/** Draws the tile and lets the water rise; the squares that it fills, in order. Trusts the placement to be legal. */
export function place(board: Board, { square, tile }: Placement, round: number): readonly Square[] {
  draw(board, square, tile, round);
  return SIDES_WITH[LAKE][tile] === 0 ? NOTHING_FILLED : rise(board, square, round);
}

/** Puts a tile on an undrawn square and does nothing else. */
export function draw({ tiles, rounds, facing }: Board, square: Square, tile: Tile, round: number): void {
  tiles[square] = tile;
  rounds[square] = round;
  for (const side of SIDES) {
    const neighbour = NEIGHBOUR[side][square];
    if (neighbour !== OFF_BOARD) facing[neighbour] |= packed(OPPOSITE[side], MARK[side][tile]);
  }
}

/** Fills the undrawn neighbours of a lake that are now hemmed in by it, then theirs, until none is left. */
function rise(board: Board, from: Square, round: number): readonly Square[] {
  const filled: Square[] = [];
  for (let shore: Square | undefined = from, next = 0; shore !== undefined; shore = filled[next++]) {
    for (const side of SIDES) {
      const neighbour = NEIGHBOUR[side][shore];
      if (neighbour === OFF_BOARD || board.tiles[neighbour] !== UNDRAWN) continue;
      if (FILLS[board.facing[neighbour]] === 0) continue;
      draw(board, neighbour, WATER_TILE, round);
      filled.push(neighbour);
    }
  }
  return filled.length === 0 ? NOTHING_FILLED : filled;
}

/** Lets the water rise on a board that was drawn in an order that nobody knows. */
export function letRise(board: Board, round: number): void {
  for (const square of SQUARES) if (SIDES_WITH[LAKE][board.tiles[square]] !== 0) rise(board, square, round);
}

/** Undoes `draw`, so that a search need not copy the board. */
export function wipe({ tiles, rounds, facing }: Board, square: Square): void {
  const tile = tiles[square];
  tiles[square] = UNDRAWN;
  rounds[square] = 0;
  for (const side of SIDES) {
    const neighbour = NEIGHBOUR[side][square];
    if (neighbour !== OFF_BOARD) facing[neighbour] ^= packed(OPPOSITE[side], MARK[side][tile]);
  }
}
