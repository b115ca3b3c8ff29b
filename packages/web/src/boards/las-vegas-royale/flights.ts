import type { Flight } from '../casinos/flight.ts';
import type { Face } from '../casinos/lying.ts';
import { place } from '../casinos/places.ts';
import { lookOf, looksOf, type Look } from '../casinos/side.ts';
import type { Fact, SideOf } from './types.ts';

export const dice = (looks: readonly Look[], face: Face | null, from: string, to: string | null): readonly Flight[] =>
  looks.length === 0 ? [] : [{ cargo: { dice: looks, face }, from, to }];

export const ownDice = (sideOf: SideOf, seat: number, small: number, big: number): readonly Look[] =>
  looksOf(lookOf(sideOf(seat as Parameters<SideOf>[0])), small, big);

export const hand = (seat: number): string => place.hand(seat) ?? place.deck;

/** What a fact sets in motion where no tile acts; the others are in tile-flights.ts. */
export function firstFlights(fact: Fact, sideOf: SideOf): readonly Flight[] {
  if (fact.fact === 'dealt')
    return fact.cards.map((note, index) => ({
      cargo: { note },
      from: place.deck,
      to: place.note(fact.casino, index),
    }));
  if (fact.fact === 'neutral')
    return dice(
      looksOf(lookOf(sideOf('neutral')), fact.small, fact.big),
      fact.casino,
      place.deck,
      place.pile(fact.casino, 'neutral'),
    );
  if (fact.fact === 'placed')
    return dice(
      ownDice(sideOf, fact.seat, fact.small, fact.big),
      fact.casino,
      place.thrown(fact.casino),
      place.casino(fact.casino),
    );
  if (fact.fact !== 'passed' || fact.chips === 0) return [];
  return [{ cargo: { chips: fact.chips }, from: hand(fact.seat), to: place.deck }];
}
