import { NATURE, simulationRng, type Rng } from '@zaria/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardsLeft, copyDeck, deckTotal, newDeck, type Deck } from '../casinos/deck.ts';
import { FACES } from '../casinos/faces.ts';
import { dealNotation, sampleDeal, takeDeal } from './deal.ts';
import { lasVegas } from './game.ts';
import { BANKNOTES } from './banknotes.ts';
import { newTableOf, play, tableOf, turn } from './table.testing.ts';

const sum = (notes: readonly number[]): number => notes.reduce((a, b) => a + b, 0);
const dealt = (text: string) => {
  const deal = dealNotation.parse(text);
  if (deal === null) throw new Error(`not a deal: ${text}`);
  return deal;
};
const isDeal = (deck: Deck, text: string): boolean => takeDeal(copyDeck(deck), dealt(text));

/** Ones that are always drawn from the front or the back of the set. */
const lowest: Rng = { below: () => 0 };
const highest: Rng = { below: m => m - 1 };

test('[LV-1.3] 54 notes, 2,500k in all', () => {
  const deck = newDeck(BANKNOTES);
  expect([cardsLeft(deck), deckTotal(deck)]).toEqual([54, 2500]);
});

describe('dealing', () => {
  test('[LV-2.2] notes until a casino holds at least 50k, one to five of them', () => {
    fc.assert(
      fc.property(fc.string(), seed => {
        const deal = sampleDeal(newDeck(BANKNOTES), simulationRng(seed));
        for (const face of FACES) {
          const notes = deal[face];
          expect(sum(notes)).toBeGreaterThanOrEqual(50);
          expect(sum(notes.slice(0, -1))).toBeLessThan(50);
          expect(notes.length).toBeGreaterThanOrEqual(1);
          expect(notes.length).toBeLessThanOrEqual(5);
        }
        expect(takeDeal(newDeck(BANKNOTES), deal)).toBe(true);
      }),
    );
  });

  test('[LV-2.2] five notes only after four tens; exactly 50k is enough', () => {
    expect(dealNotation.print(sampleDeal(newDeck(BANKNOTES), lowest))).toBe(
      '10+10+10+10+10 10+20+20 20+20+20 20+20+20 30+30 30+30',
    );
    expect(dealNotation.print(sampleDeal(newDeck(BANKNOTES), highest))).toBe('90 90 90 90 90 80');
  });

  test.each([
    ['60 20+40 50 90 30+30 80', true, 'a deal'],
    ['60 20+40 50 90 30 80', false, 'a casino below 50k'],
    ['60 20+40+10 50 90 30+30 80', false, 'a note more than needed'],
    ['60+50 20+40 50 90 30+30 80', false, 'two notes where one was enough'],
    ['60 20+40 50 90 - 80', false, 'a casino without notes'],
    ['60 20+40 50 90 30+35 80', false, 'a note that does not exist'],
    ['90 90 90 90 90 90', false, 'a note too many of a kind'],
    ['10+10+10+10+10 10+10+90 50 50 50 50', false, 'a seventh ten'],
  ])('[LV-2.2] %s: %s, %s', (text, isPossible) => {
    expect(isDeal(newDeck(BANKNOTES), text)).toBe(isPossible);
  });

  test('[LV-2.2] looking at a deal takes nothing from the deck', () => {
    const table = newTableOf(2, { starter: 0 });
    lasVegas.sample(table, simulationRng('look'));
    expect(cardsLeft(table.deck)).toBe(54);
    play(table, 'nature deal 60 20+40 50 90 30+30 80');
    expect(cardsLeft(table.deck)).toBe(46);
    expect(lasVegas.waiting(table)).toEqual([0]);
  });
});

describe('the deck', () => {
  const small = (): Deck => ({ ...newDeck([[30, 3]]), under: [40, 20, 90] });

  test('[LV-4.6] notes under the deck come when all others are used up, in their order', () => {
    expect(dealNotation.print(sampleDeal(small(), highest))).toBe('30+30 30+40 20+90 - - -');
    expect(isDeal(small(), '30+30 30+40 20+90 - - -')).toBe(true);
    expect(isDeal(small(), '30+40 30+30 20+90 - - -')).toBe(false);
    expect(isDeal(small(), '30+30 30+20 40+90 - - -')).toBe(false);
  });

  test('[LV-2.4] when the deck is empty dealing stops, and a casino keeps what it has', () => {
    const short: Deck = { ...newDeck([[20, 1]]), under: [60, 10] };
    expect(dealNotation.print(sampleDeal(short, lowest))).toBe('20+60 10 - - - -');
    expect(isDeal(short, '20+60 10 - - - -')).toBe(true);
    expect(isDeal(short, '20+60 - - - - -')).toBe(false);
    expect(isDeal(short, '20+60 - 10 - - -')).toBe(false);
    expect(isDeal(newDeck([]), '- - - - - -')).toBe(true);
  });

  test('[LV-2.4] a round is played without notes', () => {
    const table = tableOf(2, 'deck: 30\n hand: red 1\n turn: red');
    turn(table, 'red', '1', 1);
    expect(play(table, 'nature deal 30 - - - - -').filter(fact => fact.fact === 'dealt')).toEqual([
      { fact: 'dealt', casino: 1, notes: [30] },
      ...[2, 3, 4, 5, 6].map(casino => ({ fact: 'dealt', casino, notes: [] })),
    ]);
    expect(lasVegas.waiting(table)).toEqual([1]);
  });

  test('[LV-2.1] [LV-4.6] what went under the deck is dealt in a later round, never shuffled in', () => {
    const table = tableOf(
      2,
      `
      casino 1: 40 20
      casino 3: 80 10
      deck: 50
      hand: red 1
      turn: red
      `,
    );
    turn(table, 'red', '6', 6);
    expect(table.deck.under).toEqual([40, 20, 80, 10]);
    expect(lasVegas.waiting(table)).toEqual([NATURE]);
    for (const rng of [lowest, highest])
      expect(lasVegas.print(lasVegas.sample(table, rng))).toBe('deal 50 40+20 80 10 - -');
    expect(() => play(table, 'nature deal 80 50 40+20 10 - -')).toThrow('not-possible');
    play(table, 'nature deal 50 40+20 80 10 - -');
    expect(cardsLeft(table.deck)).toBe(0);
  });
});

test.each(['60 20+40 50 90 30+30', '60 20+40 50 90 30+30 80 10', '60 20+x 50 90 30+30 80', ''])(
  'a deal is not written like this: "%s"',
  text => {
    expect(dealNotation.parse(text)).toBeNull();
  },
);
