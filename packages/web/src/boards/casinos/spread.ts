/** How the dice of a throw lie on the felt between two rows of casinos. */
export interface Spread {
  /** How many lie beside each other at one casino. */
  readonly across: number;
  /** How many rows lie between two casinos that face each other. */
  readonly rows: number;
}

const USUAL = 4;
const MOST = 6;

/** For how many dice lie at casinos that face each other, pair by pair: as large as they can be in two rows, or in more. */
export function spreadOf(facing: readonly (readonly [number, number])[]): Spread {
  const rowsWith = (across: number): number =>
    Math.max(2, ...facing.map(([one, other]) => Math.ceil(one / across) + Math.ceil(other / across)));
  for (let across = USUAL; across < MOST; across++) if (rowsWith(across) <= 2) return { across, rows: 2 };
  return { across: MOST, rows: rowsWith(MOST) };
}
