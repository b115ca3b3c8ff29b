import { pick, type Rng } from '@zaria/kit';
import { LAKE_DIE, RIVER_DIE, ROUTE_A, ROUTE_B, originOf } from './tiles.ts';
import type { ExtraFace, Origin, Piece, RouteFace } from './tiles.ts';

/** At most one of the two expansions is in play. */
export const EXPANSIONS = ['none', 'rivers', 'lakes'] as const;
export type Expansion = (typeof EXPANSIONS)[number];

export const ROUNDS: { readonly [expansion in Expansion]: number } = { none: 7, rivers: 6, lakes: 6 };

/** A player draws at most one special route a round, and so many in a game, each of them once. */
export const SPECIALS_PER_GAME = 3;

/** The dice of one player, or of everybody: three of A and one of B, and two of the expansion. */
export const [A_DICE, B_DICE] = [3, 1] as const;
export const EXTRA_DICE = 2;
export const ROUTE_DICE = A_DICE + B_DICE;

const EXTRA_DIE: { readonly [expansion in Expansion]: readonly ExtraFace[] } = {
  none: [],
  rivers: RIVER_DIE,
  lakes: LAKE_DIE,
};

export const isRouteA = (face: RouteFace): boolean => originOf(face) === 'routeA';

/** The faces of the expansion's dice. */
export const rollExtra = (expansion: Expansion, rng: Rng): readonly ExtraFace[] =>
  expansion === 'none' ? [] : [pick(EXTRA_DIE[expansion], rng), pick(EXTRA_DIE[expansion], rng)];

export const isExtraRoll = (expansion: Expansion, faces: readonly ExtraFace[]): boolean =>
  faces.length === (expansion === 'none' ? 0 : EXTRA_DICE) && faces.every(face => EXTRA_DIE[expansion].includes(face));

/** Three dice of A, then the one of B. */
export const rollRoutes = (rng: Rng): readonly RouteFace[] => [
  pick(ROUTE_A, rng),
  pick(ROUTE_A, rng),
  pick(ROUTE_A, rng),
  pick(ROUTE_B, rng),
];

export const isRouteRoll = (faces: readonly RouteFace[]): boolean =>
  faces.length === ROUTE_DICE && faces.every((face, die) => isRouteA(face) === die < A_DICE);

/** Whether the piece comes from an expansion, and that one is not in play. */
export function isForeign(piece: Piece, expansion: Expansion): boolean {
  const origin = originOf(piece);
  return (origin === 'river' && expansion !== 'rivers') || (origin === 'lake' && expansion !== 'lakes');
}

/** Whether one round's dice can have shown all these pieces to one player. In the draft any four route dice may be his. */
export function canBeRolled(pieces: readonly Piece[], isDraft: boolean): boolean {
  const count = (...origins: readonly Origin[]) => pieces.filter(piece => origins.includes(originOf(piece))).length;
  const [a, b, extra] = [count('routeA'), count('routeB'), count('river', 'lake')];
  return extra <= EXTRA_DICE && (isDraft ? a + b <= ROUTE_DICE : a <= A_DICE && b <= B_DICE);
}
