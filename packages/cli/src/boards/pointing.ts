import type { Follower, Shape } from '@zaria/kit';
import type { Key } from '../screen/keys.ts';

/** What is held over the board, and where. */
export interface Pointer {
  /** Which of the pieces that one may take, counted from 0. */
  readonly piece: number;
  readonly square: number;
  /** How the piece is turned, as the board writes it; `null` where there is nothing to turn. */
  readonly turned: string | null;
}

/** What a key does: it moves the pointer, or plays; `null`: it means nothing here. */
export type Pointed<G extends Shape> =
  | { readonly kind: 'moved'; readonly pointer: Pointer }
  | { readonly kind: 'played'; readonly action: G['action'] }
  | { readonly kind: 'back' }
  | null;

/** How moves are made on a board. */
export interface Pointing<G extends Shape> {
  /** Where to begin; `last` is where the pointer was before. `null`: what is asked is not answered on the board. */
  begin(follower: Follower<G>, last: Pointer | null): Pointer | null;
  press(follower: Follower<G>, pointer: Pointer, key: Key): Pointed<G>;
}
