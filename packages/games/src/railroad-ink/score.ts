import type { ScorePart } from '@zaria/kit';
import type { Board } from './board.ts';
import type { Expansion } from './dice.ts';
import { longestLine, type Crossing, type Line } from './lines.ts';
import { networksOf, type Network } from './networks.ts';
import { matching, type Scored } from './scored.ts';
import { CENTRE, INNER, SQUARES, firstOf, type Side, type Square } from './squares.ts';
import { HIGHWAY, LOOSE_SIDES, RAILWAY, UNDRAWN } from './tiles.ts';
import { bestRiver, smallestLake, type River } from './water.ts';

/** An end of a highway, railway or river that leads nowhere. */
export interface LooseEnd {
  readonly square: Square;
  readonly side: Side;
}

export interface Errors extends Scored {
  readonly ends: readonly LooseEnd[];
}

/** A board's score, part by part; errors count below nothing. */
export interface Score {
  readonly networks: readonly Network[];
  readonly highway: Line;
  readonly railway: Line;
  readonly centre: Scored;
  readonly errors: Errors;
  readonly river: River;
  readonly lake: Scored;
  readonly total: number;
}

export function score(board: Board, crossing: Crossing): Score {
  const networks = networksOf(board);
  const highway = longestLine(board, HIGHWAY, crossing);
  const railway = longestLine(board, RAILWAY, crossing);
  const [centre, errors, river, lake] = [centreOf(board), errorsOf(board), bestRiver(board), smallestLake(board)];
  const rest = [highway, railway, centre, errors, river, lake];
  const total = rest.reduce((sum, part) => sum + part.points, networkPoints({ networks }));
  return { networks, highway, railway, centre, errors, river, lake, total };
}

/** What a score is made of, and what breaks ties. */
export type ScoreLine = 'networks' | 'highway' | 'railway' | 'centre' | 'errors' | 'river' | 'lake' | 'seat';

/** The lines of the score sheet. */
export function partsOf(scored: Score, expansion: Expansion): readonly ScorePart<ScoreLine>[] {
  const parts: ScorePart<ScoreLine>[] = [
    { part: 'networks', value: networkPoints(scored) },
    { part: 'highway', value: scored.highway.points },
    { part: 'railway', value: scored.railway.points },
    { part: 'centre', value: scored.centre.points },
    { part: 'errors', value: scored.errors.points },
  ];
  if (expansion === 'rivers') parts.push({ part: 'river', value: scored.river.points });
  if (expansion === 'lakes') parts.push({ part: 'lake', value: scored.lake.points });
  return parts;
}

export const networkPoints = ({ networks }: Pick<Score, 'networks'>): number =>
  networks.reduce((sum, network) => sum + network.points, 0);

/** Ruling: whatever is drawn there counts, water too. */
export function centreOf(board: Board): Scored {
  const squares = CENTRE.filter(square => board.tiles[square] !== UNDRAWN);
  return { points: squares.length, squares };
}

export function errorsOf(board: Board): Errors {
  const ends: LooseEnd[] = [];
  const squares: Square[] = [];
  for (const square of SQUARES) {
    let loose = LOOSE_SIDES[board.tiles[square]] & INNER[square] & ~matching(board, square);
    if (loose !== 0) squares.push(square);
    for (; loose !== 0; loose &= loose - 1) ends.push({ square, side: firstOf(loose) });
  }
  return { points: 0 - ends.length, squares, ends };
}
