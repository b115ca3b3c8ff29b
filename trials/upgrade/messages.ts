import type { KeptHand } from '@zaria/client/dice';

/** Somebody at a table, as a page that is loaded anew finds itself: by its cookie and what it has kept. */
export interface Seated {
  readonly name: string;
  readonly cookie: string;
  readonly table: string;
  readonly seat: 0 | 1;
  /** His part in the dice; `null`: he has none. */
  readonly kept: KeptHand | null;
}

/** What the program of the players is told. */
export type Order =
  | {
      readonly do: 'begin';
      readonly url: string;
      readonly games: readonly string[];
      readonly tables: number;
      readonly seed: string;
    }
  | { readonly do: 'go-on'; readonly url: string; readonly seats: readonly Seated[]; readonly seed: string }
  /** So many milliseconds everybody thinks from now on. */
  | { readonly do: 'think'; readonly pause: number }
  /** Leaves these tables, as somebody does who loads the page anew. */
  | { readonly do: 'hand-over'; readonly tables: readonly string[] };

/** What it tells. */
export type News =
  | { readonly news: 'ready' }
  | { readonly news: 'begun'; readonly tables: readonly string[] }
  /** A command of somebody at a table was granted. */
  | { readonly news: 'granted'; readonly table: string; readonly id: string }
  | { readonly news: 'sent'; readonly table: string; readonly id: string }
  | { readonly news: 'handed-over'; readonly seats: readonly Seated[] }
  /** A match is over for somebody: digests of what he heard and of what he saw at its end. */
  | {
      readonly news: 'over';
      readonly table: string;
      readonly seat: number;
      readonly heard: string;
      readonly seen: string;
      readonly cookie: string;
    }
  | { readonly news: 'failed'; readonly error: string };
