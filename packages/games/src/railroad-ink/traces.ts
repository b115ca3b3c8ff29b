import type { Board } from './board.ts';
import { EXITS } from './exits.ts';
import type { Line } from './lines.ts';
import type { Network } from './networks.ts';
import { matching } from './scored.ts';
import { NEIGHBOUR, OFF_BOARD, OPPOSITE, SIDES, countOf, sidesThat, type Side, type Square } from './squares.ts';
import { CROSSES, NETWORK_SIDES, SIDES_WITH, type HIGHWAY, type RAILWAY, type Tile } from './tiles.ts';

/** What of a square belongs to something that scored: the sides of its tile that lead into it, as a set. */
export interface Traced {
  readonly square: Square;
  readonly sides: number;
}

const [UPRIGHT, LEVEL] = [0b0101, 0b1010] as const;

/** The sides that hang together with this one within a tile. */
const lineOf = (tile: Tile, side: Side): number =>
  NETWORK_SIDES[tile] & (CROSSES[tile] ? (side % 2 === 0 ? UPRIGHT : LEVEL) : UPRIGHT | LEVEL);

/** Everything that hangs together with the network's exits, in the order of reaching it from the first. */
export function traceNetwork(board: Board, { exits }: Network): readonly Traced[] {
  const traced: Traced[] = [];
  const reach = (square: Square, side: Side): void => {
    const sides = lineOf(board.tiles[square], side);
    if (!traced.some(known => known.square === square && (known.sides & sides) !== 0)) traced.push({ square, sides });
  };
  for (const exit of exits) {
    const { square, side } = EXITS[exit];
    reach(square, side);
  }
  for (const { square, sides } of traced) {
    for (const side of SIDES) {
      if (((sides & matching(board, square)) >> side) % 2 === 0) continue;
      const neighbour = NEIGHBOUR[side][square];
      if (neighbour !== OFF_BOARD) reach(neighbour, OPPOSITE[side]);
    }
  }
  return traced;
}

/** A line step by step, from one of its ends to the other. */
export function traceLine(board: Board, mark: typeof HIGHWAY | typeof RAILWAY, { path }: Line): readonly Traced[] {
  return path.map((square, step) => {
    const beside = [path[step - 1], path[step + 1]];
    const passed = sidesThat(side => beside.some(other => other !== undefined && other === NEIGHBOUR[side][square]));
    const all = SIDES_WITH[mark][board.tiles[square]];
    // At its ends a line goes on through the tile as far as there is one way; one that is a single tile is all of it.
    const isThrough = path.length === 1 || (countOf(all) <= 2 && (step === 0 || step === path.length - 1));
    return { square, sides: isThrough ? all : passed & all };
  });
}
