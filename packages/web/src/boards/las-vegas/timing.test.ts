import { expect, test } from 'vitest';
import { playedMatch } from './match.testing.ts';
import { lengthOf } from './timing.ts';

const lists = playedMatch(5, {}, 'time').map(({ tellings }) => tellings);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

test('dice tumble for 600 to 900 milliseconds', () => {
  const rolls = lists.filter(([first]) => first?.fact.fact === 'rolled');
  expect(rolls.length).toBeGreaterThan(0);
  for (const list of rolls) {
    const length = sum(list.map(({ fact }, index) => lengthOf(fact, index, list)));
    expect(length >= 600 && length <= 900).toBe(true);
  }
});

test('no payout takes longer than fifteen seconds, even unskipped', () => {
  for (const list of lists)
    expect(sum(list.map(({ fact }, index) => lengthOf(fact, index, list)))).toBeLessThan(15_000);
});

test('a casino is lit before it pays: its first fact takes longer than the same fact later', () => {
  const paid = lists.flatMap(list =>
    list.flatMap(({ fact }, index) => (fact.fact === 'paid' ? [lengthOf(fact, index, list)] : [])),
  );
  expect(new Set(paid).size).toBe(2);
});
