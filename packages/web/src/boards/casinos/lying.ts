import type { Side } from './side.ts';

/** A number on a die, and the casino that carries it. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export type ByFace<T> = { readonly [face in Face]: T };
export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** One side's dice at a casino. */
export interface Pile {
  readonly side: Side;
  readonly dice: number;
  /** Dice that would come to it by what is being considered. */
  readonly more: number;
  /** No note would go to it now. */
  readonly rests: boolean;
  /** Another pile is as high. */
  readonly isLevel: boolean;
}

/** A note and who would get it now. */
export interface Claim {
  readonly note: number;
  readonly side: Side | null;
  /** Whether that would change by what is being considered. */
  readonly isNew: boolean;
}
