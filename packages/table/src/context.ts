import type { Draw, Rng, Seat } from '@zaria/kit';

/** The dice of one match. Whoever holds the key makes it; the table never sees more than this. */
export interface Dice {
  /** The n-th draw, for the step of that name; `taken` is `null` where nothing is claimed of it. */
  draw(purpose: string, n: number): { readonly rng: Rng; taken(): Draw | null };
}

/** What the table cannot know by itself: time, chance and who is there are arguments. */
export interface Context {
  /** Milliseconds. */
  readonly now: number;
  /** `null` where the key is not to be had, or people throw themselves: nature then waits. */
  readonly dice: Dice | null;
  /** For what is not dice: the move of a bot that failed. */
  readonly rng: Rng;
  /** Whose players are not connected, the host among them, who may sit nowhere; and since when, in milliseconds. */
  readonly absent: ReadonlyMap<Seat | 'host', number>;
  /** The bots that may be seated here. */
  readonly bots: readonly string[];
}
