import type { Face } from './lying.ts';

/** The names of the places on the table, as written in `data-place`. */
export const place = {
  /** Those about to be returned first, then those still to be won. */
  note: (face: Face, index: number) => `note ${face} ${index}`,
  pile: (face: Face, side: string | number) => `pile ${face} ${side}`,
  casino: (face: Face) => `casino ${face}`,
  /** Beside its casino. */
  tile: (face: Face) => `tile ${face}`,
  /** On the felt, at the casino's edge. */
  thrown: (face: Face) => `thrown ${face}`,
  /** Sides that nobody plays have none. */
  hand: (side: string | number) => (typeof side === 'number' ? `hand ${side}` : null),
  /** In the scene of the payout. */
  paidNote: (index: number) => `paid note ${index}`,
  paidPile: (side: string | number) => `paid pile ${side}`,
  paidTile: 'paid tile',
  deck: 'deck',
};
