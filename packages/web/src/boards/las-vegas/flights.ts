import type { Face, Fact, LasVegasView, Party } from './types.ts';

/** Something that moves across the table, from one marked place to another. */
export interface Flight {
  readonly cargo: { readonly note: number } | { readonly dice: number; readonly party: Party; readonly face: Face };
  readonly from: string;
  /** `null`: it fades where it lies. */
  readonly to: string | null;
}

/** The names of the places, as written in `data-place`. */
export const place = {
  /** Those about to be returned first, then those still to be won. */
  note: (face: Face, index: number) => `note ${face} ${index}`,
  pile: (face: Face, party: Party) => `pile ${face} ${party}`,
  casino: (face: Face) => `casino ${face}`,
  slot: (face: Face) => `slot ${face}`,
  hand: (party: Party) => (party === 'white' ? null : `hand ${party}`),
  deck: 'deck',
};

/** What a fact sets in motion, on the table as it was before it. */
export function flightsOf(fact: Fact, before: LasVegasView): readonly Flight[] {
  switch (fact.fact) {
    case 'placed': {
      const way = { from: place.slot(fact.casino), to: place.casino(fact.casino) };
      const own = { cargo: { dice: fact.own, party: fact.seat, face: fact.casino }, ...way };
      const white = { cargo: { dice: fact.white, party: 'white' as const, face: fact.casino }, ...way };
      return [own, white].filter(flight => flight.cargo.dice > 0);
    }
    case 'tied':
      return fact.parties.map(party => diceHome(fact.casino, party, fact.dice));
    case 'paid': {
      const { notes, returning, dice, white } = before.casinos[fact.casino];
      const count = fact.party === 'white' ? white : (dice[fact.party] ?? 0);
      const dicesWay = diceHome(fact.casino, fact.party, count);
      // What the white dice win goes under the deck, by a fact of its own.
      if (fact.party === 'white') return [dicesWay];
      const from = place.note(fact.casino, returning.length + notes.indexOf(fact.note));
      return [{ cargo: { note: fact.note }, from, to: place.hand(fact.party) }, dicesWay];
    }
    case 'returned':
      // All that is left there: what the white dice have won lies first.
      return fact.notes.map((note, index) => ({
        cargo: { note },
        from: place.note(fact.casino, index),
        to: place.deck,
      }));
    case 'dealt':
      return fact.notes.map((note, index) => ({
        cargo: { note },
        from: place.deck,
        to: place.note(fact.casino, index),
      }));
    case 'spare':
    case 'starts':
    case 'round':
    case 'rolled':
    case 'over':
      return [];
  }
}

const diceHome = (face: Face, party: Party, dice: number): Flight => ({
  cargo: { dice, party, face },
  from: place.pile(face, party),
  to: place.hand(party),
});
