import {
  BLANK,
  LAKE,
  PACKED,
  PIECES,
  RIVER,
  SPECIALS_PER_GAME,
  type Expansion,
  type Mark,
  type Piece,
} from '@zaria/games/railroad-ink';
import { patternsOf, type Patterns } from './patterns.ts';
import { fittingFor, type Fitting } from './tables.ts';

/* Which features there are to see on a board, group by group, and where each group begins. */

/**
 * Pieces that are each other's likeness have one kind: straight, curve, T-junction, overpass, straight station, curved
 * station; then the dice of an expansion. Special routes are on no die.
 */
const KINDS: { readonly [piece in Piece]: number } = {
  'H.H.': 0,
  'R.R.': 0,
  'HH..': 1,
  'RR..': 1,
  'HHH.': 2,
  'RRR.': 2,
  HRHRx: 3,
  'H.R.': 4,
  'HR..': 5,
  'VV..': 6,
  'V.V.': 7,
  VHVHx: 8,
  VRVRx: 8,
  'L...': 6,
  'LL..': 7,
  'LLL.': 8,
  'L.R.': 9,
  'L.H.': 9,
  LLHR: 10,
  HHRH: 10,
  HRRR: 10,
  HHHH: 10,
  RRRR: 10,
  HRRH: 10,
  HRHR: 10,
};
export const FACE_KIND = Uint8Array.from(PIECES, piece => KINDS[piece]);
const ROUTE_KINDS = 6;
const ALL_KINDS = 11;
/** The nine faces of the route dice come first among the pieces. */
export const ROUTES = 9;

export const LONGEST_BRIDGE = 7;
export const LONGEST_LINE = 20;
export const MOST_CLEAN = 6;
/** By how many places there are for a die that is still to be drawn. */
export const PLACES = Uint8Array.from({ length: 64 }, (_, count) => (count < 3 ? count : count < 5 ? 3 : 4));
export const PLACE_STEPS = 5;

const sizes = {
  bridge: LONGEST_BRIDGE + 1,
  line: LONGEST_LINE + 1,
  growing: 3,
  centre: 5,
  specials: SPECIALS_PER_GAME + 1,
  special: 1,
  clean: ROUTE_KINDS * (MOST_CLEAN + 1),
  dice: ALL_KINDS * PLACE_STEPS,
  large: 13,
  second: 7,
  water: 16,
  mouths: 3,
  open: 3,
  other: 8,
} as const;
export type Group = keyof typeof sizes;
const GROUPS = Object.keys(sizes) as Group[];

/** What is looked at in a game with this expansion. */
export interface Sight {
  readonly expansion: Expansion;
  readonly fitting: Fitting;
  readonly patterns: Patterns;
  readonly count: number;
  readonly at: { readonly [group in Group]: number };
  /** How many faces fit cleanly around a square: six bits each, in two numbers. */
  readonly clean: readonly [Int32Array, Int32Array];
}

const WATER: { readonly [expansion in Expansion]: Mark } = { none: BLANK, rivers: RIVER, lakes: LAKE };

function sightOf(expansion: Expansion): Sight {
  const fitting = fittingFor(WATER[expansion]);
  const patterns = patternsOf(expansion !== 'none');
  let count = patterns.count;
  const at = Object.fromEntries(
    GROUPS.map(group => {
      const first = count;
      count += sizes[group];
      return [group, first];
    }),
  ) as { [group in Group]: number };
  const facesFrom = (first: number, until: number): Int32Array =>
    Int32Array.from({ length: PACKED }, (_, around) => {
      let bits = 0;
      for (let face = first; face < until; face++)
        if (fitting.clean[PACKED * face + around] !== 0) bits |= 1 << (6 * (face - first));
      return bits;
    });
  return { expansion, fitting, patterns, count, at, clean: [facesFrom(0, 5), facesFrom(5, ROUTES)] };
}

const SIGHTS = new Map<Expansion, Sight>();

export function sightFor(expansion: Expansion): Sight {
  const known = SIGHTS.get(expansion) ?? sightOf(expansion);
  SIGHTS.set(expansion, known);
  return known;
}
