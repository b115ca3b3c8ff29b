import { LAKE_DIE, RIVER_DIE, type Expansion } from '@zaria/games/railroad-ink';
import { PIECE_INDEX } from './tables.ts';

/** The faces of an expansion's die, by their places among the pieces. */
export const EXTRA_DIE_FACES: { readonly [expansion in Expansion]: readonly number[] } = {
  none: [],
  rivers: RIVER_DIE.map(face => PIECE_INDEX[face]),
  lakes: LAKE_DIE.map(face => PIECE_INDEX[face]),
};
