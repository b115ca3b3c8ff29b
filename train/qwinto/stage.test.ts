import { createHash } from 'node:crypto';
import { HIDDEN } from '@zaria/bots/qwinto/learned';
import { expect, test } from 'vitest';
import type { Piece } from '../training.ts';
import { stageOf } from './stage.ts';

const print = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const COURSE = {
  name: 'try',
  generations: 2,
  bonus: 30,
  seats: [1, 2],
  from: null,
  pooled: 3,
  lambda: 0.9,
  rate: 0.001,
  winWeight: 1,
  matches: 1,
  hidden: HIDDEN,
  beside: null,
};

test('a piece is the same whenever it is done, and learning from it is', () => {
  const stage = stageOf(COURSE);
  const results = [1, 2].map(() => {
    const learner = stage.begin('seed', 2, new Map());
    const piece: Piece = { stage: 'try', seed: 'seed', generation: 0, piece: 0, brief: learner.brief(0) };
    const done = stage.work(piece);
    expect(print(stage.work(piece))).toBe(print(done));
    expect(print(stage.work({ ...piece, piece: 1 }))).not.toBe(print(done));
    const readings = learner.learn(0, [done]);
    const saved = learner.save();
    const other = stage.begin('another', 2, new Map());
    other.restore(saved);
    expect(print(other.result())).toBe(print(learner.result()));
    return { readings, result: print(learner.result()) };
  });
  expect(results[0]).toEqual(results[1]);
});
