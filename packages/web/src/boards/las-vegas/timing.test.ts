import { expect, test } from 'vitest';
import { playedMatch } from './match.testing.ts';
import { lengthOf } from './timing.ts';

const facts = playedMatch(5, {}, 'time').map(({ tellings }) => tellings.map(({ fact }) => fact));
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

test('dice tumble for 600 to 900 milliseconds', () => {
  const rolls = facts.flat().filter(({ fact }) => fact === 'rolled');
  expect(rolls.length).toBeGreaterThan(0);
  for (const roll of rolls) expect(lengthOf(roll) >= 600 && lengthOf(roll) <= 900).toBe(true);
});

test('no payout takes longer than twelve seconds, even unskipped', () => {
  for (const list of facts) expect(sum(list.map(lengthOf))).toBeLessThan(12_000);
});
