import type { Look, Side } from './side.ts';

/** A number on a die, and the casino that carries it. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export type ByFace<T> = { readonly [face in Face]: T };
export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** A die at a casino, or one that would come there or leave by what is being considered. */
export interface LyingDie {
  readonly look: Look;
  readonly state: 'lies' | 'comes' | 'goes';
}

/** One side's dice at a casino. */
export interface Pile {
  readonly side: Side;
  readonly dice: readonly LyingDie[];
  /** What they count for: a big one is more than one. */
  readonly weight: number;
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

/** As many dice as lie there `now`, of which some leave, or more come: `then`. */
export const lyingOf = (look: Look, now: number, then: number): readonly LyingDie[] =>
  Array.from({ length: Math.max(now, then) }, (_, index) => ({
    look,
    state: index >= now ? 'comes' : index >= then ? 'goes' : 'lies',
  }));
