import type { AnyAction, Seat, Viewer } from '@zaria/kit';
import type { Command, Said, Speaker, Wanted } from '@zaria/table';

/** Something that happens to a table. Plain data, so that it can happen to two tables. */
export type Happening =
  | { readonly kind: 'command'; readonly command: Command }
  /** What a bot decided; `null` if it crashed. */
  | { readonly kind: 'bot'; readonly thought: Thought; readonly plan: readonly AnyAction[] | null }
  | { readonly kind: 'tick' }
  /** Somebody starts the process again. */
  | { readonly kind: 'reload' }
  /** The table was restored from a backup, and clients say the highest draw number they know. */
  | { readonly kind: 'recover'; readonly known: readonly (readonly [seat: Seat, n: number])[] }
  /** A client comes back and says what it remembers: all it had heard, or nothing. */
  | { readonly kind: 'reconnect'; readonly viewer: Viewer; readonly remembers: boolean }
  | { readonly kind: 'talk'; readonly speaker: Speaker; readonly said: Said };

/** Which decision a bot was asked for. */
export type Thought = Pick<Wanted, 'seat' | 'question' | 'count'>;

export const isSameThought = (one: Thought, other: Thought): boolean =>
  one.seat === other.seat && one.question === other.question && one.count === other.count;

/** What may go wrong outside: the disk is full, or the command reaches another process with the same store too. */
export type Trouble = 'none' | 'full' | 'rival';

export interface Event {
  readonly what: Happening;
  readonly now: number;
  /** Who is away, and since when. */
  readonly absent: ReadonlyMap<Seat | 'host', number>;
  /** For the move of a bot that failed. */
  readonly chance: number;
  readonly trouble: Trouble;
}

/** Something by itself, with nothing else of note. */
export const plainly = (what: Happening, now: number): Event => ({
  what,
  now,
  absent: new Map(),
  chance: 1,
  trouble: 'none',
});
