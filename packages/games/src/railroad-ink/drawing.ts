import {
  cloneBoard,
  fitsSomewhere,
  misfit,
  place,
  placements,
  type Board,
  type Misfit,
  type Placement,
} from './board.ts';
import { SPECIALS_PER_GAME } from './dice.ts';
import type { Square } from './squares.ts';
import { PIECE, SPECIALS, isSpecial, originOf, pieceOf } from './tiles.ts';
import type { ExtraFace, Piece, RouteFace, Special } from './tiles.ts';

/** What a player is about this round: his board, and what is still to be drawn on it. */
export interface Work {
  readonly board: Board;
  /** Route dice not drawn yet: due as long as they fit. */
  routes: readonly RouteFace[];
  /** Expansion dice not drawn yet: he may. */
  extra: readonly ExtraFace[];
  /** The special routes drawn so far in the game. */
  specials: readonly Special[];
  /** Whether one of them was drawn in this round. */
  isSpecialDrawn: boolean;
}

/** Draws something, or ends the round. */
export type Drawing = Placement | 'finish';

/** Why something cannot be drawn now, or the round not be ended. */
export type Reason =
  | Misfit
  | { readonly why: 'no-die'; readonly square: Square; readonly piece: Piece }
  | { readonly why: 'special-this-round'; readonly square: Square }
  | { readonly why: 'special-twice'; readonly square: Square; readonly piece: Special }
  | { readonly why: 'specials-spent'; readonly square: Square; readonly most: number }
  | { readonly why: 'routes-due'; readonly routes: readonly RouteFace[] };

/** The special routes that may still be drawn in this round. */
export const specialsLeft = ({ specials, isSpecialDrawn }: Work): readonly Special[] =>
  isSpecialDrawn || specials.length >= SPECIALS_PER_GAME ? [] : SPECIALS.filter(special => !specials.includes(special));

/** Ruling: every undrawn route die is judged by itself, on the board as it is. */
export const routesDue = ({ board, routes }: Work): readonly RouteFace[] =>
  routes.filter(face => fitsSomewhere(board, face));

export const mayFinish = (work: Work): boolean => routesDue(work).length === 0;

/** Everything a player may do: route dice, expansion dice, special routes, and at last the end of the round. */
export function drawings(work: Work): readonly Drawing[] {
  const found: Placement[] = [];
  for (const piece of drawable(work)) placements(work.board, piece, found);
  return mayFinish(work) ? [...found, 'finish'] : found;
}

const drawable = (work: Work): ReadonlySet<Piece> => new Set([...work.routes, ...work.extra, ...specialsLeft(work)]);

export function refuseDrawing(work: Work, drawing: Drawing): Reason | null {
  if (drawing === 'finish') return { why: 'routes-due', routes: routesDue(work) };
  const { square, tile } = drawing;
  const piece = PIECE[tile];
  if (piece === null) return null;
  if (isSpecial(piece)) {
    if (work.specials.includes(piece)) return { why: 'special-twice', square, piece };
    if (work.isSpecialDrawn) return { why: 'special-this-round', square };
    if (work.specials.length >= SPECIALS_PER_GAME) return { why: 'specials-spent', square, most: SPECIALS_PER_GAME };
  } else if (!drawable(work).has(piece)) return { why: 'no-die', square, piece };
  return misfit(work.board, drawing);
}

/** Draws in place. Trusts the placement to be legal. */
export function drawTile(work: Work, placement: Placement, round: number): void {
  const piece = pieceOf(placement.tile);
  place(work.board, placement, round);
  switch (originOf(piece)) {
    case 'special':
      work.specials = [...work.specials, piece as Special];
      work.isSpecialDrawn = true;
      break;
    case 'river':
    case 'lake':
      work.extra = without(work.extra, piece as ExtraFace);
      break;
    case 'routeA':
    case 'routeB':
      work.routes = without(work.routes, piece as RouteFace);
      break;
  }
}

/** The dice without one that shows this face. */
function without<F extends Piece>(faces: readonly F[], face: F): readonly F[] {
  const die = faces.indexOf(face);
  return faces.filter((_, i) => i !== die);
}

export const copyWork = (work: Work): Work => ({
  board: cloneBoard(work.board),
  routes: work.routes,
  extra: work.extra,
  specials: work.specials,
  isSpecialDrawn: work.isSpecialDrawn,
});
