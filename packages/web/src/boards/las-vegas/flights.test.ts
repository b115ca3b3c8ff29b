import { expect, test } from 'vitest';
import { flightsOf, place } from './flights.ts';
import { playedMatch } from './match.testing.ts';

const entries = [...playedMatch(2, { neutral: true }, 'fly'), ...playedMatch(5, {}, 'fly')];
const moments = entries.flatMap(({ before, tellings }) =>
  tellings.map(({ fact }, index) => ({ fact, before: tellings[index - 1]?.view ?? before })),
);

test('every note flies from where it lies', () => {
  for (const { fact, before } of moments) {
    if (fact.fact !== 'paid' && fact.fact !== 'returned') continue;
    const { returning, notes } = before.casinos[fact.casino];
    const lying = [...returning, ...notes];
    for (const { cargo, from } of flightsOf(fact, before)) {
      if (!('note' in cargo)) continue;
      const at = lying.findIndex((_note, index) => place.note(fact.casino, index) === from);
      expect(lying[at]).toBe(cargo.note);
    }
  }
});

test('all that is returned goes to the deck, each note once', () => {
  for (const { fact, before } of moments) {
    if (fact.fact !== 'returned') continue;
    const flights = flightsOf(fact, before);
    expect(new Set(flights.map(({ from }) => from)).size).toBe(fact.notes.length);
    expect(flights.every(({ to }) => to === place.deck)).toBe(true);
  }
});

test('what a player wins goes to his hand together with his dice; what the white dice win stays', () => {
  for (const { fact, before } of moments) {
    if (fact.fact !== 'paid') continue;
    const ways = flightsOf(fact, before).map(({ to }) => to);
    expect(ways).toEqual(fact.party === 'white' ? [null] : [place.hand(fact.party), place.hand(fact.party)]);
  }
});

test('as many dice fly as are put down', () => {
  const placed = moments.flatMap(({ fact, before }) => (fact.fact === 'placed' ? [{ fact, before }] : []));
  expect(placed.length).toBeGreaterThan(0);
  for (const { fact, before } of placed) {
    const dice = flightsOf(fact, before).map(({ cargo }) => ('dice' in cargo ? cargo.dice : 0));
    expect(dice.reduce((sum, count) => sum + count, 0)).toBe(fact.own + fact.white);
  }
});
