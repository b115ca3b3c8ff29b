import type { Seat, Tell } from '@zaria/kit';
import type { Face } from '../casinos/faces.ts';
import type { Fact } from './facts.ts';
import { partyAt, tileAt, weightsAt, isSeatParty, type Table } from './table.ts';

/** The seat whose dice there weigh strictly more than any other party's. */
export function leaderAt(table: Table, casino: Face): Seat | null {
  const weights = weightsAt(table, casino);
  const most = Math.max(...weights);
  const first = weights.indexOf(most);
  if (most === 0 || weights.lastIndexOf(most) !== first) return null;
  const party = partyAt(table.players, first);
  return isSeatParty(party) ? party : null;
}

/** After a change of dice at a casino: Power Play's marker goes back to its tile at once if its holder does not lead. */
export function recheckMarker(table: Table, casino: Face, tell?: Tell<Fact>): void {
  const tile = tileAt(table, casino);
  if (tile?.side !== 'D2' || tile.holder === null || leaderAt(table, casino) === tile.holder) return;
  const seat = tile.holder;
  tile.holder = null;
  tell?.({ fact: 'marker', side: 'D2', seat, change: 'returned' });
}
