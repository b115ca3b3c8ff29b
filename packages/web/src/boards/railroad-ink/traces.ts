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
import { cornerOf } from './plan.ts';
import { axesThrough, shifted } from './strokes.ts';

/** What is laid under something that scored: along lines, or over whole squares. */
export interface Ribbon {
  /** Each in its own pattern, counted from 0. */
  readonly pattern: number;
  /** In the board's own units, so that the pattern runs on from square to square. */
  readonly along: readonly { readonly square: Square; readonly d: string }[];
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
  const ribbon = (traced: readonly Traced[], pattern: number, exits: readonly ExitPlace[] = []): Ribbon => ({
    pattern,
    exits,
    along: traced.flatMap(({ square, sides }) =>
      axesThrough(seat.tiles[square] ?? '', sides).map(d => ({ square, d: shifted(d, ...cornerOf(square)) })),
    ),
  });
  switch (part) {
    case 'networks': {
      const scoring = networks.filter(({ points }) => points > 0);
      return {
        ribbons: scoring.map((network, i) =>
          ribbon(
            traceNetwork(board, network),
            i % PATTERNS,
            network.exits.map(exit => EXITS[exit]),
          ),
        ),
        // Water that joins piers belongs to their network.
        squares: wetSquares(
          seat,
          scoring.flatMap(({ squares }) => squares),
        ),
      };
    }
    case 'highway':
      return { ...NOTHING, ribbons: [ribbon(traceLine(board, HIGHWAY, highway), 0)] };
    case 'railway':
      return { ...NOTHING, ribbons: [ribbon(traceLine(board, RAILWAY, railway), 0)] };
    case 'river':
      return { ...NOTHING, ribbons: [ribbon(riverSides(board, river.squares), 0)] };
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
