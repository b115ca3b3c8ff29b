import { findBot } from '../all.ts';
import { describe, expect, test } from 'vitest';
import { beliefsFrom } from '../las-vegas/rivals.ts';
import { listening, matchOf } from '../match.testing.ts';
import { believed, learn, newBeliefs, worthBy } from './rivals.ts';

const TASTES = 4;
const GREEDY = 0;
const MARGIN = 1;

test('a taste weighs gains, and dice', () => {
  expect(worthBy({ spite: 0, price: 0, isPerDie: false }, 60, -30, 3)).toBe(60);
  expect(worthBy({ spite: 1, price: 10, isPerDie: false }, 60, -30, 3)).toBe(60);
  expect(worthBy({ spite: 1, price: 0, isPerDie: true }, 60, -30, 3)).toBe(30);
});

test('what is seen again and again is believed, and always together one', () => {
  const beliefs = newBeliefs(2);
  for (let seen = 0; seen < 20; seen++) learn(beliefs, 1, 3, ({ spite }) => spite === 0);
  const [first, second] = [beliefs.slice(0, TASTES), beliefs.slice(TASTES)];
  expect(second[GREEDY]).toBeGreaterThan(0.99);
  expect(first[GREEDY]).toBeLessThan(0.5);
  for (const own of [first, second]) expect(own.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
});

test('who had no choice has shown nothing', () => {
  const [beliefs, before] = [newBeliefs(1), newBeliefs(1)];
  learn(beliefs, 0, 1, () => false);
  expect(beliefs).toEqual(before);
});

test('playouts have tastes as often as they are believed, and the same one the same', () => {
  const beliefs = newBeliefs(2);
  const counts = new Map<unknown, number>();
  for (let playout = 0; playout < 10_000; playout++) {
    const taste = believed(beliefs, 1, playout);
    expect(believed(beliefs, 1, playout)).toBe(taste);
    counts.set(taste, (counts.get(taste) ?? 0) + 1);
  }
  const shares = [...counts.values()].map(count => count / 10_000).sort((a, b) => a - b);
  expect(shares).toHaveLength(TASTES);
  for (const [at, share] of [0.2, 0.2, 0.3, 0.3].entries())
    expect(Math.abs((shares[at] ?? 0) - share)).toBeLessThan(0.03);
});

describe('in a match', () => {
  test.each([
    ['greedy', GREEDY],
    ['margin', MARGIN],
  ])('%s is known after a while', (id, taste) => {
    const [rival, watcher] = [findBot('las-vegas', id), findBot('las-vegas', 'casual')];
    if (rival === null || watcher === null) throw new Error('no such bots');
    let last = newBeliefs(5);
    const watching = listening(watcher, follower => {
      last = beliefsFrom(follower as unknown as Parameters<typeof beliefsFrom>[0]);
    });
    matchOf('las-vegas', [watching, rival, rival], 'known');
    for (const seat of [1, 2]) expect(last[seat * TASTES + taste]).toBeGreaterThan(0.8);
  });
});
