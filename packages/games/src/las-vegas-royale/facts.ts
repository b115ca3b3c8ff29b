import type { Seat } from '@zaria/kit';
import type { Face } from '../casinos/faces.ts';
import type { Size } from './heap.ts';
import type { Party } from './table.ts';
import type { Side } from './tiles/index.ts';

/** The two black dice, the lower first. */
export type BlackDice = readonly [Face, Face];

/** What happens at the table, as it happens. Everybody sees all of it. Money is in thousands. */
export type Fact =
  | { readonly fact: 'starts'; readonly seat: Seat }
  | { readonly fact: 'round'; readonly round: number; readonly seat: Seat; readonly chips: number }
  | { readonly fact: 'dealt'; readonly casino: Face; readonly cards: readonly number[] }
  | { readonly fact: 'bank'; readonly cards: number; readonly aside: number }
  | { readonly fact: 'tile'; readonly casino: Face; readonly side: Side }
  | { readonly fact: 'neutral'; readonly casino: Face; readonly small: number; readonly big: number }
  | { readonly fact: 'rolled'; readonly seat: Seat; readonly small: readonly Face[]; readonly big: Face | null }
  | {
      readonly fact: 'placed';
      readonly seat: Seat;
      readonly casino: Face;
      readonly small: number;
      readonly big: number;
    }
  /** `chips` is 0 when the roll showed only the closed number. */
  | { readonly fact: 'passed'; readonly seat: Seat; readonly chips: number }

  // What tiles do.
  | { readonly fact: 'activated'; readonly seat: Seat; readonly casino: Face; readonly side: Side }
  /** The tile has no effect this time. */
  | { readonly fact: 'idle'; readonly side: Side }
  /** The seat may use the tile and does not. */
  | { readonly fact: 'declined'; readonly seat: Seat; readonly side: 'B2' | 'E1' | 'F2' | 'G2' | 'H1' }
  /** 10 is one chip, 20 two, more is one card. */
  | { readonly fact: 'awarded'; readonly seat: Seat; readonly side: Side; readonly amount: number }
  | { readonly fact: 'blackDice'; readonly seat: Seat; readonly side: Side; readonly dice: BlackDice }
  /** The tile's counter stands on a space that shows this. */
  | { readonly fact: 'counter'; readonly side: 'A2' | 'B2' | 'E1'; readonly space: number; readonly amount: number }
  | { readonly fact: 'marker'; readonly side: 'C1' | 'D2'; readonly seat: Seat; readonly change: 'taken' | 'returned' }
  | { readonly fact: 'hid'; readonly seat: Seat }
  | {
      readonly fact: 'guessed';
      readonly seat: Seat;
      readonly puncher: Seat;
      readonly guess: number;
      readonly hidden: number;
    }
  | { readonly fact: 'primeTime'; readonly seat: Seat; readonly casinos: readonly Face[] }
  | { readonly fact: 'bet'; readonly seat: Seat; readonly bet: 'higher' | 'lower'; readonly last: number }
  | { readonly fact: 'betLost'; readonly seat: Seat }
  /** Set by hand and placed, instead of rolling. */
  | { readonly fact: 'set'; readonly seat: Seat; readonly casino: Face; readonly size: Size }
  | { readonly fact: 'closed'; readonly seat: Seat; readonly casino: Face }
  | { readonly fact: 'knockedOut'; readonly seat: Seat; readonly size: Size }
  | { readonly fact: 'leftBar'; readonly seat: Seat; readonly small: number; readonly big: number }
  | { readonly fact: 'blocked'; readonly seat: Seat; readonly casino: Face; readonly dice: number }
  | { readonly fact: 'unblocked'; readonly seat: Seat; readonly casino: Face }
  /** Turned and placed, or taken back. Sets nothing off. */
  | {
      readonly fact: 'moved';
      readonly seat: Seat;
      readonly move: 'place' | 'take';
      readonly casino: Face;
      readonly size: Size;
    }
  | { readonly fact: 'split'; readonly seat: Seat; readonly left: number; readonly right: number }
  | {
      readonly fact: 'picked';
      readonly seat: Seat;
      readonly pile: 'left' | 'right';
      readonly left: readonly number[];
      readonly right: readonly number[];
    }
  | { readonly fact: 'doubled'; readonly seat: Seat; readonly small: number; readonly big: number }
  | { readonly fact: 'slotted'; readonly seat: Seat; readonly slot: Face; readonly size: Size }
  | { readonly fact: 'pushed'; readonly seat: Seat; readonly casino: Face; readonly size: Size }
  | { readonly fact: 'chose'; readonly seat: Seat; readonly result: Face }
  | { readonly fact: 'gold'; readonly seat: Seat; readonly size: Size }
  | { readonly fact: 'goldLeft'; readonly seat: Seat; readonly size: Size }

  // The end of a round.
  | { readonly fact: 'fewest'; readonly seats: readonly Seat[]; readonly dice: number }
  | { readonly fact: 'tied'; readonly casino: Face; readonly parties: readonly Party[]; readonly dice: number }
  | { readonly fact: 'paid'; readonly casino: Face; readonly party: Party; readonly card: number }
  | { readonly fact: 'returned'; readonly casino: Face; readonly cards: readonly number[] }
  /** Equal weights on the tile itself. */
  | { readonly fact: 'tiedOnTile'; readonly side: Side; readonly seats: readonly Seat[]; readonly dice: number }
  | {
      readonly fact: 'fined';
      readonly seat: Seat;
      /** What the fine came to; less than 50 if that was all the seat had. */
      readonly amount: number;
      readonly cards: readonly number[];
      readonly cash: number;
      readonly chips: number;
      readonly change: number;
    }
  | { readonly fact: 'over' };
