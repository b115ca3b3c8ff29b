import type { Rng } from '@zaria/kit';

/** Cards not yet drawn, as a set: how many there are of each value, values ascending. What comes next is not in it. */
export interface Deck {
  readonly values: readonly number[];
  counts: number[];
  /** How many cards the set has. */
  size: number;
  /** Cards put under the deck, the first one drawn first, once the set is used up. */
  under: number[];
}

export function newDeck(printed: readonly (readonly [value: number, count: number])[]): Deck {
  const counts = printed.map(([, count]) => count);
  return { values: printed.map(([value]) => value), counts, size: counts.reduce((a, b) => a + b, 0), under: [] };
}

export const copyDeck = (deck: Deck): Deck => ({
  values: deck.values,
  counts: deck.counts.slice(),
  size: deck.size,
  under: deck.under.slice(),
});

export const cardsLeft = (deck: Deck): number => deck.size + deck.under.length;

export const deckTotal = ({ values, counts, under }: Deck): number =>
  counts.reduce((sum, count, i) => sum + count * (values[i] ?? 0), 0) + under.reduce((a, b) => a + b, 0);

/** Takes the next card: any of the set, each equally likely; then those under it, in their order. `null`: none is left. */
export function drawCard(deck: Deck, rng: Rng): number | null {
  if (deck.size === 0) return deck.under.shift() ?? null;
  let at = rng.below(deck.size);
  const kind = deck.counts.findIndex(count => {
    at -= count;
    return at < 0;
  });
  return takeKind(deck, kind);
}

/** Takes a card of this value if the next card may be one; whether it was. */
export function takeCard(deck: Deck, value: number): boolean {
  if (deck.size === 0) return deck.under[0] === value && deck.under.shift() !== undefined;
  const kind = deck.values.indexOf(value);
  if (!((deck.counts[kind] ?? 0) > 0)) return false;
  takeKind(deck, kind);
  return true;
}

function takeKind(deck: Deck, kind: number): number {
  deck.counts[kind] = (deck.counts[kind] ?? 0) - 1;
  deck.size--;
  return deck.values[kind] ?? 0;
}
