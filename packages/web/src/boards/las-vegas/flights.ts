import type { Flight } from '../casinos/flight.ts';
import type { Face } from '../casinos/lying.ts';
import type { Fact, Party, SideOf } from './types.ts';

/** The names of the places, as written in `data-place`. */
export const place = {
  /** Those about to be returned first, then those still to be won. */
  note: (face: Face, index: number) => `note ${face} ${index}`,
  pile: (face: Face, party: string | number) => `pile ${face} ${party}`,
  casino: (face: Face) => `casino ${face}`,
  /** On the felt, at the casino's edge. */
  thrown: (face: Face) => `thrown ${face}`,
  hand: (party: Party) => (party === 'white' ? null : `hand ${party}`),
  /** In the scene of the payout. */
  paidNote: (index: number) => `paid note ${index}`,
  deck: 'deck',
};

/** What a fact sets in motion. */
export function flightsOf(fact: Fact, sideOf: SideOf): readonly Flight[] {
  switch (fact.fact) {
    case 'placed': {
      const way = { from: place.thrown(fact.casino), to: place.casino(fact.casino) };
      const own = { cargo: { dice: fact.own, side: sideOf(fact.seat), face: fact.casino }, ...way };
      const white = { cargo: { dice: fact.white, side: sideOf('white'), face: fact.casino }, ...way };
      return [own, white].filter(flight => flight.cargo.dice > 0);
    }
    case 'dealt':
      return fact.notes.map((note, index) => ({
        cargo: { note },
        from: place.deck,
        to: place.note(fact.casino, index),
      }));
    // The payout is a scene of its own: payout.ts.
    case 'tied':
    case 'paid':
    case 'returned':
    case 'spare':
    case 'starts':
    case 'round':
    case 'rolled':
    case 'over':
      return [];
  }
}
