import type { ScorePart, Seat } from '@zaria/kit';
import type { Placement } from './board.ts';
import type { Pair } from './draft.ts';
import type { ScoreLine } from './score.ts';
import type { Square } from './squares.ts';
import type { ExtraFace, RouteFace } from './tiles.ts';

/** What happens at the table, as it happens. Everybody sees all of it. */
export type Fact =
  | { readonly fact: 'starts'; readonly seat: Seat }
  | { readonly fact: 'round'; readonly round: number; readonly rounds: number }
  | { readonly fact: 'rolled'; readonly routes: readonly RouteFace[]; readonly extra: readonly ExtraFace[] }
  | { readonly fact: 'pooled'; readonly pairs: readonly Pair[]; readonly extra: readonly ExtraFace[] }
  | { readonly fact: 'picked'; readonly seat: Seat; readonly pair: Pair }
  /** Who takes a pair first in the next round, with the total of his faces. */
  | { readonly fact: 'first'; readonly seat: Seat; readonly total: number }
  | {
      readonly fact: 'drew';
      readonly seat: Seat;
      /** In the order of drawing. */
      readonly drawn: readonly Placement[];
      readonly filled: readonly Square[];
      /** Route dice that fitted nowhere. */
      readonly unfit: readonly RouteFace[];
    }
  | {
      readonly fact: 'scored';
      readonly seat: Seat;
      readonly total: number;
      readonly parts: readonly ScorePart<ScoreLine>[];
    }
  | { readonly fact: 'over' };
