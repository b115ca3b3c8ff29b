import type { Face } from '../casinos/faces.ts';
import type { Size } from './heap.ts';

/** Why an answer is not legal. */
export type Reason =
  | { readonly why: 'not-rolled'; readonly casino: Face }
  | { readonly why: 'rolled-once'; readonly casino: Face }
  | { readonly why: 'closed'; readonly casino: Face }
  | { readonly why: 'no-chip' }
  | { readonly why: 'no-die'; readonly size: Size }
  | { readonly why: 'no-die-there'; readonly casino: Face; readonly size: Size }
  | { readonly why: 'too-many' }
  | { readonly why: 'own-casino'; readonly casino: Face }
  | { readonly why: 'must-close' }
  | { readonly why: 'no-group'; readonly dice: number }
  | { readonly why: 'no-blank'; readonly casino: Face }
  | { readonly why: 'no-space' }
  | { readonly why: 'not-this-turn' }
  | { readonly why: 'slot-taken'; readonly slot: Face }
  | { readonly why: 'no-tile'; readonly casino: Face };
