import type { MatchId } from './store.ts';

/** What goes wrong for reasons of the store's own. */
export type StoreFault =
  /** Another server has the data. */
  | { readonly why: 'in-use' }
  /** The data was written by a newer program. */
  | { readonly why: 'newer'; readonly has: number; readonly knows: number }
  /** The data was written by an older program, and this one only wants to look: a server brings it up to date. */
  | { readonly why: 'older'; readonly has: number; readonly knows: number }
  /** There is none. */
  | { readonly why: 'missing' }
  /** Something is there already, and is not to be replaced. */
  | { readonly why: 'exists' }
  /** It is no database, or not ours, or damaged. */
  | { readonly why: 'damaged'; readonly detail: string }
  | { readonly why: 'read-only' }
  /** There is a file where it should be. */
  | { readonly why: 'no-folder' }
  /** The file that a copy goes to cannot be written; `code`: what the system says. */
  | { readonly why: 'unwritable'; readonly code: string }
  | { readonly why: 'full' }
  /** It was busy for longer than we wait. */
  | { readonly why: 'busy' }
  /** Nobody answers where it should be, or lets us in. What was asked was not done. */
  | { readonly why: 'unreachable'; readonly detail: string }
  /** It does not keep what it acknowledges: the setting that makes it could not be had. */
  | { readonly why: 'not-durable'; readonly detail: string }
  | { readonly why: 'match-closed' | 'match-unknown'; readonly match: MatchId }
  /** Somebody wants to write beyond the end of a log. */
  | { readonly why: 'gap'; readonly match: MatchId }
  | { readonly why: 'closed' }
  | { readonly why: 'failed'; readonly detail: string };

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly fault: StoreFault;

  constructor(fault: StoreFault) {
    super(`the store: ${JSON.stringify(fault)}`);
    this.fault = fault;
  }
}
