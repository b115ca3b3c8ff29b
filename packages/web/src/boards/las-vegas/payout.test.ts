import { describe, expect, test } from 'vitest';
import { place } from '../casinos/places.ts';
import { playedMatch, sideOf } from './match.testing.ts';
import { endsPayout, gainsOf, lightsCasino, payoutAt } from './payout.ts';
import type { Told } from './types.ts';

const cancelled = (dice: readonly number[]): string => dice.join(' and ');
const entries = [
  ...playedMatch(2, { neutral: true, openMoney: true }, 'pay'),
  ...playedMatch(3, { neutral: true, openMoney: true }, 'pay'),
  ...playedMatch(5, { openMoney: true }, 'pay'),
];
const payouts = entries.filter(({ tellings }) => tellings.some((_, index) => endsPayout(index, tellings)));
const moments = payouts.flatMap(({ tellings }) =>
  tellings.flatMap(({ fact }, index) => {
    const moment = payoutAt(tellings, index, sideOf, cancelled);
    return moment === null ? [] : [{ fact, ...moment, tellings, index }];
  }),
);

test('every round is paid out, and waits once, after its last fact', () => {
  expect(payouts).toHaveLength(3 * 4);
  for (const { tellings } of payouts) {
    const holds = tellings.filter((_, index) => endsPayout(index, tellings));
    expect(holds).toHaveLength(1);
    const after = tellings.slice(tellings.findIndex(telling => telling === holds[0]) + 1);
    expect(after.every(({ fact }) => fact.fact === 'over')).toBe(true);
  }
});

test('nothing but a payout waits', () => {
  for (const { tellings } of entries.filter(entry => !payouts.includes(entry)))
    expect(tellings.some((_, index) => endsPayout(index, tellings))).toBe(false);
});

test('casinos are lit one at a time, in their order, each once', () => {
  for (const { tellings } of payouts) {
    const lit = tellings.flatMap((telling, index) =>
      lightsCasino(index, tellings) && 'casino' in telling.fact ? [telling.fact.casino] : [],
    );
    expect(lit).toEqual([...new Set(lit)].sort((a, b) => a - b));
  }
});

describe('the scene', () => {
  test('shows the casino as it was when its turn came, whatever has left it since', () => {
    for (const { scene, tellings, index } of moments) {
      const first = tellings.findIndex(
        ({ fact }, at) => lightsCasino(at, tellings) && 'casino' in fact && fact.casino === scene.face,
      );
      const start = tellings[first - 1]?.view.casinos[scene.face];
      expect(first).toBeLessThanOrEqual(index);
      expect(scene.notes.map(({ note }) => note)).toEqual(start?.notes);
      const dice = scene.heaps.flatMap(({ piles }) => piles.map(pile => pile.dice.length)).reduce((a, b) => a + b, 0);
      expect(dice).toBe((start?.white ?? 0) + (start?.dice.reduce((a, b) => a + b, 0) ?? 0));
    }
  });

  test('ties cancel when they are told, and stay cancelled', () => {
    const tied = moments.flatMap(moment => (moment.fact.fact === 'tied' ? [{ ...moment, fact: moment.fact }] : []));
    expect(tied.length).toBeGreaterThan(0);
    for (const { fact, scene, tellings, index } of tied) {
      const heap = scene.heaps.find(({ piles }) => piles[0]?.weight === fact.dice);
      expect(heap?.piles.map(({ side }) => side.key)).toEqual(fact.parties);
      expect(heap?.cancels).toBe(fact.parties.map(() => fact.dice).join(' and '));
      const before = payoutAt(tellings, index - 1, sideOf, cancelled)?.scene;
      const earlier =
        before?.face === scene.face ? before.heaps.find(({ piles }) => piles[0]?.weight === fact.dice) : null;
      expect(earlier?.cancels ?? null).toBeNull();
    }
  });

  test('each note leaves from its own place for whoever won it; what the white dice win stays until it is returned', () => {
    const paid = moments.flatMap(moment => (moment.fact.fact === 'paid' ? [{ ...moment, fact: moment.fact }] : []));
    expect(paid.some(({ fact }) => fact.party === 'white')).toBe(true);
    for (const { fact, scene, flights } of paid) {
      const note = scene.notes.findLast(({ side }) => side !== null);
      expect(note).toMatchObject({ note: fact.note, isGone: fact.party !== 'white' });
      expect(note?.side?.key).toBe(fact.party);
      const ways = flights.map(({ from, to }) => [from, to]);
      expect(ways).toEqual(fact.party === 'white' ? [] : [[note?.place, place.hand(fact.party)]]);
    }
  });

  test('nothing is left when the rest is returned', () => {
    const returned = moments.filter(({ fact }) => fact.fact === 'returned');
    expect(returned.length).toBeGreaterThan(0);
    for (const { scene } of returned) expect(scene.notes.every(({ isGone }) => isGone)).toBe(true);
  });

  test('says who was paid at the casinos that are done, and nobody at those to come', () => {
    for (const { progress, scene } of moments)
      for (const { face, state, paid } of progress) {
        expect(state).toBe(face < scene.face ? 'done' : face === scene.face ? 'lit' : 'waits');
        if (state === 'waits') expect(paid).toEqual([]);
      }
  });
});

describe('the sum', () => {
  const last = (tellings: readonly Told[]): Told => {
    const telling = tellings.at(-1);
    if (telling === undefined) throw new Error('nothing was told');
    return telling;
  };

  test('is what everybody has more than before', () => {
    for (const { before, tellings } of payouts)
      for (const { side, won, money } of gainsOf(tellings, last(tellings).view, sideOf))
        expect(won).toBe((money ?? 0) - (before.money[Number(side.key)] ?? 0));
  });

  test('does not say what lies face down', () => {
    const hidden = playedMatch(3, {}, 'pay').find(({ tellings }) => tellings.some((_, at) => endsPayout(at, tellings)));
    const gains = hidden === undefined ? [] : gainsOf(hidden.tellings, last(hidden.tellings).view, sideOf);
    // Seat 0 looks.
    expect(gains.map(({ money }) => money !== null)).toEqual([true, false, false]);
  });
});
