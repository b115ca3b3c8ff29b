import type { Flight } from '../casinos/flight.ts';
import { place } from '../casinos/places.ts';
import { lookOf, looksOf } from '../casinos/side.ts';
import type { Fact, Party, SideOf } from './types.ts';

/** What a fact sets in motion. */
export function flightsOf(fact: Fact, sideOf: SideOf): readonly Flight[] {
  switch (fact.fact) {
    case 'placed': {
      const way = { from: place.thrown(fact.casino), to: place.casino(fact.casino) };
      const flight = (party: Party, dice: number): Flight => ({
        cargo: { dice: looksOf(lookOf(sideOf(party)), dice), face: fact.casino },
        ...way,
      });
      return [
        ...(fact.own > 0 ? [flight(fact.seat, fact.own)] : []),
        ...(fact.white > 0 ? [flight('white', fact.white)] : []),
      ];
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
