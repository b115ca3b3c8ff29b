import type { QwintoShape } from '@zaria/games/qwinto';
import type { Follower } from '@zaria/kit';
import { expect, test } from 'vitest';
import { findBot } from '../all.ts';
import type { AnyBot } from '../bot.ts';
import { listening, matchOf } from '../match.testing.ts';
import { areByTenLines } from './rivals.ts';

function botOf(id: string): AnyBot {
  const found = findBot('qwinto', id);
  if (found === null) throw new Error(`nobody is ${id}`);
  return found;
}

/** What somebody thinks of the others whenever he is asked: a match against these. */
function thoughtsOf(others: readonly string[], seed: string): readonly boolean[] {
  const thoughts: boolean[] = [];
  const watching = listening(botOf('by-hand'), (follower, seat) => {
    thoughts.push(areByTenLines(follower as unknown as Follower<QwintoShape>, seat));
  });
  matchOf('qwinto', [watching, ...others.map(botOf)], seed);
  return thoughts;
}

test.each([1, 3])('%i who judge by ten lines are known soon, and stay so', count => {
  const thoughts = thoughtsOf(
    Array.from({ length: count }, () => 'ten-lines'),
    'known',
  );
  const from = thoughts.indexOf(true);
  expect(from).toBeGreaterThan(0);
  expect(from).toBeLessThan(thoughts.length / 3);
  expect(new Set(thoughts.slice(from))).toEqual(new Set([true]));
});

test.each(['random', 'novice', 'by-hand', 'sharp', 'master'])('%s is not taken for one of them', id => {
  const thoughts = ['one', 'two', 'three'].flatMap(seed => thoughtsOf([id], seed));
  expect(thoughts.filter(one => one).length).toBeLessThan(0.05 * thoughts.length);
});

test('one who chooses otherwise is enough', () => {
  const thoughts = thoughtsOf(['ten-lines', 'ten-lines', 'sharp'], 'mixed');
  expect(thoughts.slice(thoughts.length / 3)).not.toContain(true);
});
