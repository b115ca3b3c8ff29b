import type { QwintoShape } from '@zaria/games/qwinto';
import type { Follower } from '@zaria/kit';
import { expect, test } from 'vitest';
import { findBot } from '../all.ts';
import type { AnyBot } from '../bot.ts';
import { listening, matchOf } from '../match.testing.ts';
import { handOf } from './hand.ts';
import { mindOf } from './learned/mind.ts';
import { watchOf } from './rivals.ts';
import { tenLines } from './ten-lines.ts';
import { qwintoNets } from './weights.ts';

function botOf(id: string): AnyBot {
  const found = findBot('qwinto', id);
  if (found === null) throw new Error(`nobody is ${id}`);
  return found;
}

const nets = qwintoNets();
if (nets === null) throw new Error('the weights can be read');
const watch = watchOf(handOf(tenLines), mindOf(nets.together, 0));

/** What somebody thinks of the others whenever he is asked: a match against these. */
function thoughtsOf(others: readonly string[], seed: string): readonly boolean[] {
  const thoughts: boolean[] = [];
  const watching = listening(botOf('by-hand'), (follower, seat) => {
    thoughts.push(watch.areByHand(follower as unknown as Follower<QwintoShape>, seat));
  });
  matchOf('qwinto', [watching, ...others.map(botOf)], seed);
  return thoughts;
}

/** Whom nobody has learned to know is known all the same. */
test.each(['ten-lines', 'other-lines', 'by-place', 'by-room'].flatMap(id => [1, 3].map(count => ({ id, count }))))(
  '$count of $id are known to judge by hand soon, and stay so',
  ({ id, count }) => {
    const thoughts = thoughtsOf(
      Array.from({ length: count }, () => id),
      'known',
    );
    const from = thoughts.indexOf(true);
    expect(from).toBeGreaterThan(0);
    expect(from).toBeLessThan(thoughts.length / 3);
    expect(new Set(thoughts.slice(from))).toEqual(new Set([true]));
  },
);

test.each(['sharp', 'master', 'points'])('%s is not taken for one of them', id => {
  const thoughts = ['one', 'two', 'three'].flatMap(seed => thoughtsOf([id], seed));
  expect(thoughts.filter(one => one).length).toBeLessThan(0.05 * thoughts.length);
});

test('one who chooses otherwise is enough', () => {
  const thoughts = thoughtsOf(['ten-lines', 'by-room', 'sharp'], 'mixed');
  expect(thoughts.slice(thoughts.length / 3)).not.toContain(true);
});

test('what was seen once is not looked at again, and thought of in the same way', () => {
  const asked: Follower<QwintoShape>[] = [];
  const watching = listening(botOf('by-hand'), follower => {
    asked.push(follower.at(follower.length) as unknown as Follower<QwintoShape>);
  });
  matchOf('qwinto', [watching, botOf('other-lines'), botOf('other-lines')], 'twice');
  const [step, anew] = [1, 2].map(() => watchOf(handOf(tenLines), mindOf(nets.together, 0)));
  const seen = asked.map(follower => step?.areByHand(follower, 0));
  expect(asked.toReversed().map(follower => anew?.areByHand(follower, 0))).toEqual(seen.toReversed());
});
