import {
  EXITS,
  HIGHWAY,
  RAILWAY,
  SIDES_WITH,
  RIVER,
  boardSeen,
  traceLine,
  traceNetwork,
  type Board,
  type ExitPlace,
  type SeatView,
  type Square,
  type Traced,
} from '@zaria/games/railroad-ink';
import type { PartName } from './reading.ts';
import { cornerOf, type Point } from './plan.ts';
import { axesThrough, shifted } from './strokes.ts';

interface Laid {
  readonly square: Square;
  readonly d: string;
  /** Whether a line runs along it from its last point to its first. */
  readonly isReversed: boolean;
}

/** What is laid under something that scored: along lines, or over whole squares. */
export interface Ribbon {
  /** Each in its own pattern, counted from 0. */
  readonly pattern: number;
  /** In the board's own units, so that the pattern runs on from square to square; in the order of laying it. */
  readonly along: readonly Laid[];
  /** Whether it is one line, from end to end. */
  readonly isLine: boolean;
  readonly exits: readonly ExitPlace[];
}

export interface Trace {
  readonly ribbons: readonly Ribbon[];
  readonly squares: readonly Square[];
}

const NOTHING: Trace = { ribbons: [], squares: [] };

/** How many patterns there are: a board has no more networks with two exits. */
const PATTERNS = 6;

/** Where a part of the score lies on the board. Open ends have marks of their own. */
export function traceOf(seat: SeatView, part: PartName): Trace {
  const board = boardSeen(seat);
  const { networks, highway, railway, centre, river, lake } = seat.score;
  const laid = (traced: readonly Traced[]): readonly Laid[] =>
    traced.flatMap(({ square, sides }) =>
      axesThrough(seat.tiles[square] ?? '', sides).map(d => ({
        square,
        d: shifted(d, ...cornerOf(square)),
        isReversed: false,
      })),
    );
  const line = (traced: readonly Traced[]): Ribbon => ({
    pattern: 0,
    exits: [],
    along: chained(laid(traced)),
    isLine: true,
  });
  switch (part) {
    case 'networks': {
      const scoring = networks.filter(({ points }) => points > 0);
      return {
        ribbons: scoring.map((network, i) => ({
          pattern: i % PATTERNS,
          exits: network.exits.map(exit => EXITS[exit]),
          along: laid(traceNetwork(board, network)),
          isLine: false,
        })),
        // Water that joins piers belongs to their network.
        squares: wetSquares(
          seat,
          scoring.flatMap(({ squares }) => squares),
        ),
      };
    }
    case 'highway':
      return { ...NOTHING, ribbons: [line(traceLine(board, HIGHWAY, highway))] };
    case 'railway':
      return { ...NOTHING, ribbons: [line(traceLine(board, RAILWAY, railway))] };
    case 'river':
      return { ...NOTHING, ribbons: [line(riverSides(board, river.squares))] };
    case 'centre':
      return { ...NOTHING, squares: centre.squares };
    case 'lake':
      return { ...NOTHING, squares: lake.squares };
    case 'errors':
      return NOTHING;
  }
}

const riverSides = (board: Board, squares: readonly Square[]): readonly Traced[] =>
  squares.map(square => ({ square, sides: SIDES_WITH[RIVER][board.tiles[square]] }));

const wetSquares = ({ tiles }: SeatView, squares: readonly Square[]): readonly Square[] =>
  squares.filter(square => tiles[square]?.includes('L') === true);

/** The first and the last point of a path. */
function endsOf({ d }: Laid): readonly [Point, Point] {
  const points = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
  return [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
}
const apart = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(x - otherX, y - otherY);

/** Turned and, within a square, ordered so that each begins where the one before it ended. */
function chained(pieces: readonly Laid[]): readonly Laid[] {
  const left = [...pieces];
  const chain: Laid[] = [];
  const next = pieces.find(({ square }) => square !== pieces[0]?.square);
  const ahead: Point = next === undefined ? [0, 0] : endsOf(next)[0];
  const starts = pieces.filter(({ square }) => square === pieces[0]?.square).flatMap(endsOf);
  let at = starts.toSorted((a, b) => apart(b, ahead) - apart(a, ahead))[0] ?? ahead;
  for (let [first] = left; first !== undefined; [first] = left) {
    const { square } = first;
    const here = left.filter((piece, i) => piece.square === square && i < 4);
    const gap = (piece: Laid): number => Math.min(...endsOf(piece).map(end => apart(end, at)));
    const piece = here.reduce((best, other) => (gap(other) < gap(best) ? other : best), first);
    const [start, end] = endsOf(piece);
    const isReversed = apart(end, at) < apart(start, at);
    chain.push({ ...piece, isReversed });
    at = isReversed ? start : end;
    left.splice(left.indexOf(piece), 1);
  }
  return chain;
}
