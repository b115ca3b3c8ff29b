import type { Part } from '@zaria/fair';
import type { Draw, Rng, Seat } from '@zaria/kit';
import type { Spent } from './entries.ts';

/** A draw that is to be made. */
interface AskedDraw {
  /** The step's name. */
  readonly purpose: string;
  readonly n: number;
  /** What the draw made before it was mixed to, in hex; at first, the start. */
  readonly before: string;
  /** What seats add to it. */
  readonly parts: readonly Part[];
}

/** What was drawn; `null` where nothing is claimed of it. */
export interface Taken {
  readonly draw: Draw | null;
  readonly spent: Spent | null;
}

/** The dice of one match. Whoever holds their secret makes it; the table never sees more than this. */
export interface Dice {
  draw(asked: AskedDraw): { readonly rng: Rng; taken(): Taken };
}

/** What the table cannot know by itself: time, chance and who is there are arguments. */
export interface Context {
  /** Milliseconds. */
  readonly now: number;
  /** `null` where their secret is not to be had, or people throw themselves: nature then waits. */
  readonly dice: Dice | null;
  /** For what is not dice: the move of a bot that failed. */
  readonly rng: Rng;
  /** Whose players are not connected, the host among them, who may sit nowhere; and since when, in milliseconds. */
  readonly absent: ReadonlyMap<Seat | 'host', number>;
  /** The bots that may be seated here. */
  readonly bots: readonly string[];
}
