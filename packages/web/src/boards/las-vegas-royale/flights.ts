import type { Flight } from '../casinos/flight.ts';
import type { Face } from '../casinos/lying.ts';
import { place } from '../casinos/places.ts';
import { lookOf, looksOf, type Look } from '../casinos/side.ts';
import { BLACK } from './sides.ts';
import { casinoOf } from './turn.ts';
import type { Fact, RoyaleView, SideOf, TileView } from './types.ts';

const CHIP = 10;

/** What the bank gives or takes, from the place or to it: 10 and 20 are chips, more is one card. */
export function moneyFlights(fact: Fact, at: string): readonly Flight[] {
  if (fact.fact === 'awarded') {
    const cargo = fact.amount < 3 * CHIP ? { chips: fact.amount / CHIP } : { note: fact.amount };
    return [{ cargo, from: at, to: place.hand(fact.seat) }];
  }
  if (fact.fact !== 'fined') return [];
  const from = place.hand(fact.seat) ?? at;
  return [
    ...fact.cards.map((note): Flight => ({ cargo: { note }, from, to: at })),
    ...(fact.chips > 0 ? [{ cargo: { chips: fact.chips }, from, to: at }] : []),
    // What is left of a card comes back.
    ...(fact.change > 0 ? [{ cargo: { note: fact.change }, from: at, to: from }] : []),
  ];
}

/** What a fact sets in motion, outside of a settlement. */
export function flightsOf(fact: Fact, view: RoyaleView, sideOf: SideOf): readonly Flight[] {
  const tileAt = (side: TileView['side']): string => {
    const face = casinoOf(view, side);
    return face === null ? place.deck : place.tile(face);
  };
  const dice = (looks: readonly Look[], face: Face | null, from: string, to: string | null): readonly Flight[] =>
    looks.length === 0 ? [] : [{ cargo: { dice: looks, face }, from, to }];
  const own = (seat: number, small: number, big: number): readonly Look[] =>
    looksOf(lookOf(sideOf(seat as Parameters<SideOf>[0])), small, big);
  const one = (seat: number, size: 'small' | 'big'): readonly Look[] =>
    own(seat, size === 'small' ? 1 : 0, size === 'big' ? 1 : 0);
  const hand = (seat: number): string => place.hand(seat) ?? place.deck;
  switch (fact.fact) {
    case 'dealt':
      return fact.cards.map((note, index) => ({
        cargo: { note },
        from: place.deck,
        to: place.note(fact.casino, index),
      }));
    case 'neutral':
      return dice(
        looksOf(lookOf(sideOf('neutral')), fact.small, fact.big),
        fact.casino,
        place.deck,
        place.pile(fact.casino, 'neutral'),
      );
    case 'placed':
      return dice(
        own(fact.seat, fact.small, fact.big),
        fact.casino,
        place.thrown(fact.casino),
        place.casino(fact.casino),
      );
    case 'set':
      return dice(one(fact.seat, fact.size), fact.casino, hand(fact.seat), place.casino(fact.casino));
    case 'moved': {
      const [casino, home] = [place.casino(fact.casino), hand(fact.seat)];
      const [from, to] = fact.move === 'place' ? [home, casino] : [casino, home];
      return dice(one(fact.seat, fact.size), fact.casino, from, to);
    }
    case 'passed':
      return fact.chips === 0 ? [] : [{ cargo: { chips: fact.chips }, from: hand(fact.seat), to: place.deck }];
    case 'awarded':
      return moneyFlights(fact, tileAt(fact.side));
    case 'blocked': {
      const blank = looksOf(lookOf(sideOf('blank')), fact.dice);
      return dice(blank, null, tileAt('F1'), place.casino(fact.casino));
    }
    case 'unblocked':
      return dice(looksOf(lookOf(sideOf('blank')), 1), null, place.casino(fact.casino), tileAt('F2'));
    case 'knockedOut':
      return dice(one(fact.seat, fact.size), null, hand(fact.seat), tileAt('E2'));
    case 'leftBar':
      return dice(own(fact.seat, fact.small, fact.big), null, tileAt('E2'), hand(fact.seat));
    case 'doubled': {
      const from = casinoOf(view, 'G2');
      return from === null ? [] : dice(own(fact.seat, fact.small, fact.big), from, place.casino(from), tileAt('G2'));
    }
    case 'slotted':
      return dice(one(fact.seat, fact.size), fact.slot, hand(fact.seat), tileAt('H1'));
    case 'pushed':
      return dice(one(fact.seat, fact.size), fact.casino, tileAt('H1'), place.casino(fact.casino));
    case 'gold':
      return dice(one(fact.seat, fact.size), null, hand(fact.seat), tileAt('H2'));
    case 'goldLeft':
      return dice(one(fact.seat, fact.size), null, tileAt('H2'), hand(fact.seat));
    case 'primeTime':
      return fact.casinos.flatMap(casino => dice([BLACK], casino, tileAt('B1'), place.casino(casino)));
    // What is settled is a scene of its own: settlement.ts.
    case 'activated':
    case 'bank':
    case 'bet':
    case 'betLost':
    case 'blackDice':
    case 'chose':
    case 'closed':
    case 'counter':
    case 'declined':
    case 'fewest':
    case 'fined':
    case 'guessed':
    case 'hid':
    case 'idle':
    case 'marker':
    case 'over':
    case 'paid':
    case 'picked':
    case 'returned':
    case 'rolled':
    case 'round':
    case 'split':
    case 'starts':
    case 'tied':
    case 'tiedOnTile':
    case 'tile':
      return [];
  }
}
