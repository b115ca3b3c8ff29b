import { createHash } from 'node:crypto';
import { weightsWith } from '@zaria/bots/qwinto/learned';
import { expect, test } from 'vitest';
import { meeting, watching } from './known.ts';
import { STRIDE } from './samples.ts';
import { HEAD, floatsOf, stageOf, type Course, type Work } from './stage.ts';

const COURSE: Course = {
  name: 'try',
  generations: 1,
  bonus: 30,
  seats: [3],
  from: null,
  pooled: 0,
  lambda: 0.9,
  rate: 0.001,
  winWeight: 1,
  matches: 1,
  hidden: 8,
  beside: 'other',
};
/** What stands beside it may be of another size. */
const OTHER = new Uint8Array(4 * weightsWith(4));

test.each([
  ['watching them, from the sheets of all but one', watching, 2],
  ['meeting them, from the own sheet alone', meeting, 1],
])('%s', (_, work: Work, sheets) => {
  const results = [1, 2].map(() => {
    const stage = stageOf(COURSE, work);
    const learner = stage.begin('seed', 1, new Map([['other', OTHER]]));
    const brief = learner.brief(0);
    const done = stage.work({ stage: 'try', seed: 'seed', generation: 0, piece: 0, brief });
    const floats = floatsOf(done);
    expect(floats[0]).toBe(sheets);
    expect((floats.length - HEAD) % (sheets * STRIDE)).toBe(0);
    learner.learn(0, [done]);
    expect(learner.result()).toHaveLength(4 * weightsWith(8));
    return createHash('sha256').update(done).update(learner.result()).digest('hex');
  });
  expect(results[0]).toBe(results[1]);
});
