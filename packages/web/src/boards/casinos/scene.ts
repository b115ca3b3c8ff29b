import type { Face } from './lying.ts';
import type { Look, Side } from './side.ts';

/** A casino while it is being paid out. */
export interface Scene {
  readonly face: Face;
  readonly notes: readonly {
    readonly note: number;
    /** Who has it by now; `null` as long as it lies there. */
    readonly side: Side | null;
    /** It leaves, or has left. */
    readonly isGone: boolean;
    readonly place: string;
  }[];
  /** Piles of one height stand together, highest first. */
  readonly heaps: readonly {
    readonly piles: readonly ScenePile[];
    /** What is said when they cancel each other out. */
    readonly cancels: string | null;
  }[];
}

interface ScenePile {
  readonly side: Side;
  readonly dice: readonly Look[];
  /** What they count for. */
  readonly weight: number;
  /** What it has won, in thousands. */
  readonly won: number | null;
}

/** How far each casino is. */
export interface Progress {
  readonly face: Face;
  readonly state: 'done' | 'lit' | 'waits';
  /** Who was paid there. */
  readonly paid: readonly Side[];
}

/** What one player got in a round. */
export interface Gain {
  readonly side: Side;
  /** In thousands; `null` where the payout was not seen from its beginning. */
  readonly won: number | null;
  readonly notes: number;
  /** All he has; `null` where it lies face down. */
  readonly money: number | null;
  /** Where the game has them. */
  readonly chips?: number;
}
