import type { Seat } from '@zaria/kit';
import type { BonusColumn, Colour, Field } from './layout.ts';
import type { Ending } from './sheet.ts';
import type { Dice } from './table.ts';

/** What happens at the table, as it happens. Everybody sees all of it. */
export type Fact =
  | { readonly fact: 'starts'; readonly seat: Seat }
  | {
      readonly fact: 'rolled';
      readonly seat: Seat;
      readonly dice: Dice;
      readonly faces: readonly number[];
      readonly number: number;
      /** 1 or 2. */
      readonly attempt: number;
    }
  | { readonly fact: 'kept'; readonly seat: Seat; readonly number: number }
  | {
      readonly fact: 'wrote';
      readonly seat: Seat;
      readonly number: number;
      readonly field: Field;
      readonly colour: Colour;
      /** In its row, 1 to 9 from the left. */
      readonly place: number;
    }
  | { readonly fact: 'passed'; readonly seat: Seat }
  /** `count` of them by now. */
  | { readonly fact: 'misthrow'; readonly seat: Seat; readonly count: number }
  | { readonly fact: 'full-row'; readonly seat: Seat; readonly colour: Colour; readonly points: number }
  | { readonly fact: 'full-column'; readonly seat: Seat; readonly column: BonusColumn; readonly points: number }
  /** The seat's sheet ends the game; on one roll there may be several. */
  | { readonly fact: 'ended'; readonly seat: Seat; readonly by: Ending }
  | { readonly fact: 'over' };
