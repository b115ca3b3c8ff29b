import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';

/** Worlds in which everybody may add to the dice. */
const WORLDS = 16;

test('§7 devices play their part in every order of seats that change hands and new chains, and none warns', async () => {
  const tally = new Map<string, number>();
  for (let i = 0; i < WORLDS; i++) {
    const world = await simulate(`hands-${i}`, { game: 'qwinto', dice: 'open' });
    for (const [what, count] of world.tally) tally.set(what, (tally.get(what) ?? 0) + count);
  }
  const happened = ['hand', 'hand link', 'hand late', 'do claim', 'do chain', 'do link', 'recover', 'lost', 'reload'];
  expect(happened.filter(what => !tally.has(what))).toEqual([]);
  expect(tally.get('hand link')).toBeGreaterThan(100);
  expect(tally.get('hand late')).toBeGreaterThan(5);
});
