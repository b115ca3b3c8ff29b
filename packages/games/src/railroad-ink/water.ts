import type { Board } from './board.ts';
import { matching, type Scored } from './scored.ts';
import { NEIGHBOUR, OFF_BOARD, OPPOSITE, SIDES, SQUARES, firstOf, type Side, type Square } from './squares.ts';
import { LAKE, MARK, RIVER, SIDES_WITH } from './tiles.ts';

/** A river from one of its ends to the other. */
export interface River extends Scored {
  /** How many of its ends lie at the board's edge. */
  readonly mouths: number;
  readonly isRing: boolean;
}

const NO_RIVER: River = { points: 0, squares: [], mouths: 0, isRing: false };
/** For a river with both ends at the board's edge. Ruling: a ring has no ends and goes without. */
const BOTH_MOUTHS = 3;

/** The river that scores most; of equal ones the first by its squares. */
export function bestRiver(board: Board): River {
  let best = NO_RIVER;
  const isSeen = new Uint8Array(49);
  for (const square of SQUARES) {
    if (SIDES_WITH[RIVER][board.tiles[square]] === 0 || isSeen[square] === 1) continue;
    const river = riverThrough(board, square);
    for (const other of river.squares) isSeen[other] = 1;
    if (river.points > best.points) best = river;
  }
  return best;
}

function riverThrough(board: Board, middle: Square): River {
  const [one, other] = SIDES.filter(side => MARK[side][board.tiles[middle]] === RIVER);
  if (one === undefined || other === undefined) throw new Error('a river has two ends in every square');
  const up = follow(board, middle, one);
  if (up.isRing) return { points: up.squares.length + 1, squares: [middle, ...up.squares], mouths: 0, isRing: true };
  const down = follow(board, middle, other);
  const squares = [...up.squares.toReversed(), middle, ...down.squares];
  const mouths = (up.isMouth ? 1 : 0) + (down.isMouth ? 1 : 0);
  return { points: squares.length + (mouths === 2 ? BOTH_MOUTHS : 0), squares, mouths, isRing: false };
}

/** The squares that the river runs through after leaving `from` by `side`, and how it ends. */
function follow(board: Board, from: Square, side: Side): { squares: Square[]; isMouth: boolean; isRing: boolean } {
  const squares: Square[] = [];
  for (let square = from, leaving = side; ;) {
    const next = NEIGHBOUR[leaving][square];
    if (next === OFF_BOARD) return { squares, isMouth: true, isRing: false };
    const entering = OPPOSITE[leaving];
    if (MARK[entering][board.tiles[next]] !== RIVER) return { squares, isMouth: false, isRing: false };
    if (next === from) return { squares, isMouth: false, isRing: true };
    squares.push(next);
    square = next;
    leaving = SIDES.find(other => other !== entering && MARK[other][board.tiles[next]] === RIVER) ?? entering;
  }
}

const NO_LAKE: Scored = { points: 0, squares: [] };

/** The smallest lake; of equal ones the first by its squares. */
export function smallestLake(board: Board): Scored {
  let smallest = NO_LAKE;
  const isSeen = new Uint8Array(49);
  for (const square of SQUARES) {
    if (SIDES_WITH[LAKE][board.tiles[square]] === 0 || isSeen[square] === 1) continue;
    const squares = lakeAt(board, square, isSeen);
    if (smallest === NO_LAKE || squares.length < smallest.points) smallest = { points: squares.length, squares };
  }
  return smallest;
}

function lakeAt(board: Board, first: Square, isSeen: Uint8Array): Square[] {
  const squares = [first];
  isSeen[first] = 1;
  for (const square of squares) {
    const joined = matching(board, square) & SIDES_WITH[LAKE][board.tiles[square]];
    for (let open = joined; open !== 0; open &= open - 1) {
      const neighbour = NEIGHBOUR[firstOf(open)][square];
      if (neighbour === OFF_BOARD || isSeen[neighbour] === 1) continue;
      isSeen[neighbour] = 1;
      squares.push(neighbour);
    }
  }
  return squares;
}
