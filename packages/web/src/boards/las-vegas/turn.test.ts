import { expect, test } from 'vitest';
import { playedMatch } from './match.testing.ts';
import { facesIn, throwOf, turnOf } from './turn.ts';
import { FACES } from '../casinos/lying.ts';

const entries = playedMatch(3, { neutral: true }, 'roll');
const told = entries.flatMap(({ tellings }) => tellings);

test('a roll lies on the table when it is told, with whoever rolled it', () => {
  const rolls = told.flatMap(({ fact, view }) => (fact.fact === 'rolled' ? [{ fact, view }] : []));
  expect(rolls.length).toBeGreaterThan(0);
  for (const { fact, view } of rolls) {
    const thrown = throwOf(view);
    expect(turnOf(view)).toBe(fact.seat);
    expect(FACES.flatMap(face => Array<number>(thrown?.own[face] ?? 0).fill(face))).toEqual(fact.own);
  }
});

test('nobody plays while the casinos pay', () => {
  const paid = told.filter(({ fact }) => fact.fact === 'paid' || fact.fact === 'tied');
  expect(paid.length).toBeGreaterThan(0);
  for (const { view } of paid) expect([turnOf(view), throwOf(view)]).toEqual([null, null]);
});

test('the casinos that may be chosen, in order', () => {
  expect(
    facesIn([
      { step: 'place', answer: 4 },
      { step: 'place', answer: 1 },
    ]),
  ).toEqual([1, 4]);
  expect(facesIn([{ step: 'roll', answer: 'go' }])).toEqual([]);
});
