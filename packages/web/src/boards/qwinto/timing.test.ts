import { expect, test } from 'vitest';
import { SEVEN, played } from './match.testing.ts';
import { lengthOf } from './timing.ts';

test('dice tumble 600 to 900 milliseconds', () => {
  const [roll] = played(SEVEN.slice(0, 2)).tellings;
  if (roll === undefined) throw new Error('nothing was rolled');
  expect(lengthOf(roll.fact, 2)).toBeGreaterThanOrEqual(600);
  expect(lengthOf(roll.fact, 2)).toBeLessThanOrEqual(900);
});

test('at a full table the reveal does not drag', () => {
  const [wrote] = played([...SEVEN, [0, 'write y4'], [1, 'write o2']]).tellings;
  if (wrote === undefined) throw new Error('nothing was written');
  expect(lengthOf(wrote.fact, 6)).toBeLessThan(lengthOf(wrote.fact, 2));
  expect(lengthOf(wrote.fact, 6) * 6).toBeLessThanOrEqual(2500);
});
