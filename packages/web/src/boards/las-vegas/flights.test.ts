import { expect, test } from 'vitest';
import { place } from '../casinos/places.ts';
import { flightsOf } from './flights.ts';
import { playedMatch, sideOf } from './match.testing.ts';

const facts = [...playedMatch(2, { neutral: true }, 'fly'), ...playedMatch(5, {}, 'fly')].flatMap(({ tellings }) =>
  tellings.map(({ fact }) => fact),
);

test('as many dice fly as are put down, from where they were thrown', () => {
  const placed = facts.filter(fact => fact.fact === 'placed');
  expect(placed.length).toBeGreaterThan(0);
  for (const fact of placed) {
    const flights = flightsOf(fact, sideOf);
    const dice = flights.map(({ cargo }) => ('dice' in cargo ? cargo.dice.length : 0));
    expect(dice.reduce((sum, count) => sum + count, 0)).toBe(fact.own + fact.white);
    expect(flights.every(({ from }) => from === place.thrown(fact.casino))).toBe(true);
  }
});

test('every dealt note comes from the deck to a place of its own', () => {
  const dealt = facts.filter(fact => fact.fact === 'dealt');
  expect(dealt.length).toBeGreaterThan(0);
  for (const fact of dealt) {
    const flights = flightsOf(fact, sideOf);
    expect(new Set(flights.map(({ to }) => to)).size).toBe(fact.notes.length);
    expect(flights.every(({ from }) => from === place.deck)).toBe(true);
  }
});
