import type { Fact, TileView } from './types.ts';

/** The tile that does something by that fact in a turn; `null`: none does. */
export function actingSide(fact: Fact): TileView['side'] | null {
  switch (fact.fact) {
    case 'tile':
      return null;
    case 'hid':
    case 'guessed':
      return 'A1';
    case 'bet':
    case 'betLost':
      return 'B2';
    case 'set':
      return 'D2';
    case 'closed':
      return 'E1';
    case 'knockedOut':
    case 'leftBar':
      return 'E2';
    case 'blocked':
      return 'F1';
    case 'unblocked':
      return 'F2';
    case 'doubled':
      return 'G2';
    case 'slotted':
    case 'pushed':
      return 'H1';
    case 'chose':
    case 'gold':
    case 'goldLeft':
      return 'H2';
    default:
      return 'side' in fact ? fact.side : null;
  }
}
