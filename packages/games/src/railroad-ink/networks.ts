import type { Board } from './board.ts';
import { EXITS, type Exit } from './exits.ts';
import { matching, type Scored } from './scored.ts';
import { NEIGHBOUR, OFF_BOARD, OPPOSITE, bySquare, firstOf, type BySide, type Side, type Square } from './squares.ts';
import { CROSSES, MARK, NETWORK_SIDES, type Tile } from './tiles.ts';

/** What hangs together by highways, railways, stations and lakes with piers, and the exits that it joins. */
export interface Network extends Scored {
  readonly exits: readonly Exit[];
}

/** By the number of exits. */
const POINTS = [0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45] as const;

const EXIT_NUMBERS = EXITS.map((_, exit) => exit as Exit);

const exitsAt = (side: Side) =>
  bySquare(square => EXIT_NUMBERS.find(exit => EXITS[exit].square === square && EXITS[exit].side === side) ?? null);

const EXIT_AT: BySide<ReturnType<typeof exitsAt>> = [exitsAt(0), exitsAt(1), exitsAt(2), exitsAt(3)];

/**
 * A square has two lines where they cross without joining: N–S is the first, E–W the second. Everywhere else it has
 * the first only.
 */
const lineAt = (tile: Tile, side: Side): 0 | 1 => (CROSSES[tile] ? ((side & 1) as 0 | 1) : 0);
const SIDES_OF_CROSSING_LINE = [0b0101, 0b1010] as const;
const ALL_SIDES = 0b1111;

/** Scratch: the number of the network that each line of each square belongs to, 0 for none yet. */
const owner = new Uint8Array(2 * 49);
/** Scratch: lines reached, whose neighbours are still to be looked at. */
const reached = new Uint8Array(2 * 49);

/** The networks that join an exit, most exits first. */
export function networksOf(board: Board): Network[] {
  owner.fill(0);
  const found: Network[] = [];
  for (const exit of EXIT_NUMBERS) {
    const { square, side, mark } = EXITS[exit];
    const tile = board.tiles[square];
    if (MARK[side][tile] !== mark) continue;
    const line = 2 * square + lineAt(tile, side);
    if (owner[line] === 0) found.push(explore(board, line, found.length + 1));
  }
  return found.sort((a, b) => b.exits.length - a.exits.length);
}

function explore(board: Board, start: number, network: number): Network {
  const squares: Square[] = [(start >> 1) as Square];
  const exits: Exit[] = [];
  let waiting = 0;
  owner[start] = network;
  reached[waiting++] = start;
  while (waiting > 0) {
    const line = reached[--waiting] as number;
    const square = (line >> 1) as Square;
    const tile = board.tiles[square];
    const mine = CROSSES[tile] ? SIDES_OF_CROSSING_LINE[(line & 1) as 0 | 1] : ALL_SIDES;
    for (let open = matching(board, square) & NETWORK_SIDES[tile] & mine; open !== 0; open &= open - 1) {
      const side = firstOf(open);
      const neighbour = NEIGHBOUR[side][square];
      if (neighbour === OFF_BOARD) {
        const exit = EXIT_AT[side][square];
        if (exit !== null) exits.push(exit);
        continue;
      }
      const next = 2 * neighbour + lineAt(board.tiles[neighbour], OPPOSITE[side]);
      if (owner[next] !== 0) continue;
      owner[next] = network;
      if (owner[next ^ 1] !== network) squares.push(neighbour);
      reached[waiting++] = next;
    }
  }
  return { points: POINTS[exits.length] ?? 0, squares, exits };
}
