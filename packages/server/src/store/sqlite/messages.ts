import type { StoreFault } from '../store.ts';
import type { Call, Outcome } from '../call.ts';

/** A call with the number by which its outcome is known. */
type Numbered<T> = readonly (readonly [number, T])[];

export type ToThread =
  { readonly say: 'open' } | { readonly say: 'calls'; readonly calls: Numbered<Call> } | { readonly say: 'close' };

export type FromThread =
  | { readonly say: 'opened' }
  | { readonly say: 'failed'; readonly fault: StoreFault }
  /** `took`: how long the commit took, in milliseconds. */
  | { readonly say: 'done'; readonly outcomes: Numbered<Outcome>; readonly took: number }
  | { readonly say: 'closed' };
