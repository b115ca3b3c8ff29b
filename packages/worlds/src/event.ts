import { type AnyAction, type Seat, type Viewer } from '@zaria/kit';
import type { Wanted } from '@zaria/table';
import type { Said, Speaker } from '@zaria/table';
import type { Command } from '@zaria/table';

/** Something that happens to a table. Plain data, so that it can happen to two tables. */
export type Happening =
  | { readonly kind: 'command'; readonly command: Command }
  /** What a bot decided; `null` if it crashed. */
  | { readonly kind: 'bot'; readonly wanted: Wanted; readonly plan: readonly AnyAction[] | null }
  | { readonly kind: 'tick' }
  /** Somebody starts the process again. */
  | { readonly kind: 'reload' }
  /** A client comes back and says what it remembers: all it had heard, or nothing. */
  | { readonly kind: 'reconnect'; readonly viewer: Viewer; readonly remembers: boolean }
  | { readonly kind: 'talk'; readonly speaker: Speaker; readonly said: Said };

export interface Event {
  readonly what: Happening;
  readonly now: number;
  readonly absent: ReadonlySet<Seat | 'host'>;
  /** For the move of a bot that failed. */
  readonly chance: number;
}
