import type { Seat } from '@zaria/kit';
import type { Face } from '../casinos/faces.ts';
import type { Party } from './table.ts';

/** What happens at the table, as it happens. Everybody sees all of it. */
export type Fact =
  | { readonly fact: 'starts'; readonly seat: Seat }
  | { readonly fact: 'round'; readonly round: number; readonly seat: Seat }
  | { readonly fact: 'dealt'; readonly casino: Face; readonly notes: readonly number[] }
  | { readonly fact: 'spare'; readonly casino: Face; readonly dice: number }
  | { readonly fact: 'rolled'; readonly seat: Seat; readonly own: readonly Face[]; readonly white: readonly Face[] }
  | {
      readonly fact: 'placed';
      readonly seat: Seat;
      readonly casino: Face;
      readonly own: number;
      readonly white: number;
    }
  | { readonly fact: 'tied'; readonly casino: Face; readonly parties: readonly Party[]; readonly dice: number }
  | { readonly fact: 'paid'; readonly casino: Face; readonly party: Party; readonly note: number }
  | { readonly fact: 'returned'; readonly casino: Face; readonly notes: readonly number[] }
  | { readonly fact: 'over' };
