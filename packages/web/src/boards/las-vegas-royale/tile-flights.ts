import type { Flight } from '../casinos/flight.ts';
import { place } from '../casinos/places.ts';
import { lookOf, looksOf, type Look } from '../casinos/side.ts';
import { dice, hand, ownDice } from './flights.ts';
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

/** What a fact sets in motion when a tile acts, outside of a settlement. */
export function tileFlights(fact: Fact, view: RoyaleView, sideOf: SideOf): readonly Flight[] {
  const tileAt = (side: TileView['side']): string => {
    const face = casinoOf(view, side);
    return face === null ? place.deck : place.tile(face);
  };
  const own = (seat: number, small: number, big: number): readonly Look[] => ownDice(sideOf, seat, small, big);
  const one = (seat: number, size: 'small' | 'big'): readonly Look[] =>
    own(seat, size === 'small' ? 1 : 0, size === 'big' ? 1 : 0);
  switch (fact.fact) {
    case 'set':
      return dice(one(fact.seat, fact.size), fact.casino, hand(fact.seat), place.casino(fact.casino));
    case 'moved': {
      const [casino, home] = [place.casino(fact.casino), hand(fact.seat)];
      const [from, to] = fact.move === 'place' ? [home, casino] : [casino, home];
      return dice(one(fact.seat, fact.size), fact.casino, from, to);
    }
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
    // What flies without a tile is in flights.ts; what is settled is a scene of its own: settlement.ts.
    case 'activated':
    case 'bank':
    case 'bet':
    case 'betLost':
    case 'blackDice':
    case 'chose':
    case 'closed':
    case 'counter':
    case 'dealt':
    case 'declined':
    case 'fewest':
    case 'fined':
    case 'guessed':
    case 'hid':
    case 'idle':
    case 'marker':
    case 'neutral':
    case 'over':
    case 'paid':
    case 'passed':
    case 'picked':
    case 'placed':
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
