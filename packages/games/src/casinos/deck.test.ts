import { simulationRng, type Rng } from '@zaria/kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardsLeft, copyDeck, deckTotal, drawCard, newDeck, takeCard, type Deck } from './deck.ts';

const small = (): Deck => ({
  ...newDeck([
    [10, 2],
    [50, 1],
  ]),
  under: [30, 20],
});
const at = (index: number): Rng => ({ below: () => index });

function drawAll(deck: Deck, rng: Rng): number[] {
  const card = drawCard(deck, rng);
  return card === null ? [] : [card, ...drawAll(deck, rng)];
}

test('what is left, and what it is worth', () => {
  expect([cardsLeft(small()), deckTotal(small())]).toEqual([5, 120]);
});

test('every card of the set may come next, as often as there are of it', () => {
  expect([0, 1, 2].map(index => drawCard(small(), at(index)))).toEqual([10, 10, 50]);
});

test('[LV-4.6] cards under the deck come last, in their order; then there are none', () => {
  const deck = small();
  expect(drawAll(deck, simulationRng('all')).slice(3)).toEqual([30, 20]);
  expect(drawCard(deck, at(0))).toBeNull();
  expect(cardsLeft(deck)).toBe(0);
});

test('a card is taken only if it may come next', () => {
  const deck = small();
  expect([takeCard(deck, 20), takeCard(deck, 30), takeCard(deck, 15), cardsLeft(deck)]).toEqual([
    false,
    false,
    false,
    5,
  ]);
  expect([takeCard(deck, 10), takeCard(deck, 10), takeCard(deck, 10)]).toEqual([true, true, false]);
  expect(takeCard(deck, 50)).toBe(true);
  expect([takeCard(deck, 20), takeCard(deck, 30), takeCard(deck, 20), takeCard(deck, 20)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('whatever is drawn could be taken, and nothing is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 5 }), { maxLength: 6 }),
      fc.array(fc.nat({ max: 9 })),
      fc.string(),
      (counts, under, seed) => {
        const deck = { ...newDeck(counts.map((count, i) => [i * 10, count])), under };
        const [drawn, total] = [drawAll(copyDeck(deck), simulationRng(seed)), deckTotal(deck)];
        expect(drawn).toHaveLength(cardsLeft(deck));
        expect(drawn.reduce((a, b) => a + b, 0)).toBe(total);
        const copy = copyDeck(deck);
        expect(drawn.every(card => takeCard(copy, card))).toBe(true);
        expect(deckTotal(deck)).toBe(total);
      },
    ),
  );
});
