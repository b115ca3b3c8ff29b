import type { Board } from './board.ts';
import { matching, type Scored } from './scored.ts';
import { INNER, NEIGHBOUR, OPPOSITE, SQUARES, countOf, firstOf, type Square } from './squares.ts';
import { SIDES_WITH, type HIGHWAY, type RAILWAY } from './tiles.ts';

/** How often a square counts that the longest line passes through twice. */
export const CROSSINGS = ['once', 'twice'] as const;
export type Crossing = (typeof CROSSINGS)[number];

/** A highway or railway from one of its ends to the other. */
export interface Line extends Scored {
  /** The squares in the order of the journey; a square passed twice stands here twice. */
  readonly path: readonly Square[];
}

/*
 * The longest line is a longest trail: no connection is used twice, squares may be. A trail that cannot be prolonged
 * starts and ends where an odd number of connections meet, unless it uses up everything there is; so only such squares
 * are tried as starts. What follows is scratch, cleared by its user.
 */
/** Of each square, the connections not yet used, as a set of sides. */
const links = new Uint8Array(49);
const degree = new Uint8Array(49);
const visits = new Uint8Array(49);
const isSeen = new Uint8Array(49);
const trail = new Uint8Array(2 * 49);
const best = { trail: new Uint8Array(2 * 49), length: 0, points: 0 };
/** The squares that hang together and are being searched, and the points that no line in them can exceed. */
const part = { squares: new Uint8Array(49), size: 0, most: 0, again: 0 };

export function longestLine(board: Board, mark: typeof HIGHWAY | typeof RAILWAY, crossing: Crossing): Line {
  const sides = SIDES_WITH[mark];
  for (const square of SQUARES) {
    const joined = matching(board, square) & sides[board.tiles[square]] & INNER[square];
    links[square] = joined;
    degree[square] = countOf(joined);
  }
  visits.fill(0);
  isSeen.fill(0);
  best.length = 0;
  best.points = 0;
  part.again = crossing === 'twice' ? 1 : 0;
  for (const square of SQUARES) {
    if (sides[board.tiles[square]] === 0 || isSeen[square] === 1) continue;
    gather(square);
    if (part.most > best.points) search();
  }
  const path = Array.from(best.trail.subarray(0, best.length)) as Square[];
  return { points: best.points, squares: path.filter((square, step) => path.indexOf(square) === step), path };
}

/** Finds all squares that hang together with this one. */
function gather(first: Square): void {
  part.squares[0] = first;
  part.size = 1;
  part.most = 1;
  isSeen[first] = 1;
  for (let next = 0; next < part.size; next++) {
    const square = part.squares[next] as Square;
    if (degree[square] === 4) part.most += part.again;
    for (let open = links[square] as number; open !== 0; open &= open - 1) {
      const neighbour = NEIGHBOUR[firstOf(open)][square] as Square;
      if (isSeen[neighbour] === 1) continue;
      isSeen[neighbour] = 1;
      part.squares[part.size++] = neighbour;
      part.most++;
    }
  }
}

function search(): void {
  let odd = 0;
  let even = part.squares[0] as Square;
  for (let next = 0; next < part.size && best.points < part.most; next++) {
    const square = part.squares[next] as Square;
    if (degree[square] === 2) even = square;
    if (((degree[square] as number) & 1) === 0) continue;
    odd++;
    arrive(square, 1, 0);
  }
  // A ring, a figure of eight or a lone square: the whole of it is one journey, from anywhere but its crossing.
  if (odd === 0) arrive(even, 1, 0);
}

function keep(points: number, length: number): void {
  best.points = points;
  best.length = length;
  for (let step = 0; step < length; step++) best.trail[step] = trail[step] as number;
}

/** Arrives at a square with so many points, and tries every way on. */
function arrive(square: Square, points: number, step: number): void {
  trail[step] = square;
  if (points > best.points) keep(points, step + 1);
  const open = links[square] as number;
  if (open === 0 || best.points === part.most) return;
  const earlier = visits[square] as number;
  visits[square] = earlier + 1;
  const leaving = points + (earlier === 1 && degree[square] === 4 ? part.again : 0);
  for (let ways = open; ways !== 0; ways &= ways - 1) {
    const side = firstOf(ways);
    const next = NEIGHBOUR[side][square] as Square;
    const theirs = links[next] as number;
    links[square] = open & ~(1 << side);
    links[next] = theirs & ~(1 << OPPOSITE[side]);
    arrive(next, leaving + (visits[next] === 0 ? 1 : 0), step + 1);
    links[next] = theirs;
  }
  links[square] = open;
  visits[square] = earlier;
}
