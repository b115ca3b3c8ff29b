import { expect, test } from 'vitest';
import { worldOf, type WorldPlan } from './two-worlds.testing.ts';

/* Two worlds that differ in what Anna keeps to herself. Whatever anybody else receives is the same, byte by byte. */

const PLANS: readonly WorldPlan[] = [
  { game: 'las-vegas', isPublic: false, hides: 'link' },
  { game: 'las-vegas-royale', options: { tiles: 'A1' }, isPublic: true, hides: 'answer' },
  { game: 'railroad-ink', isPublic: true, hides: 'answer' },
  { game: 'qwinto', isPublic: false, hides: 'answer' },
];

test.each(PLANS)('$game: what Anna hides, nobody else receives', async plan => {
  const seed = `two worlds ${plan.game}`;
  const [one, other] = [await worldOf(plan, seed, 0), await worldOf(plan, seed, 1)];
  expect(other.parted).toBe(one.parted);
  expect(other.anna).not.toEqual(one.anna);
  expect([...one.received.values()].map(({ length }) => length > 10)).toEqual([true, true, true, true, true, true]);
  expect(other.received).toEqual(one.received);
});
