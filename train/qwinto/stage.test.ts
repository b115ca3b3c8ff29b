import { createHash } from 'node:crypto';
import { HIDDEN } from '@zaria/bots/qwinto/learned';
import { expect, test } from 'vitest';
import type { Piece } from '../training.ts';
import { STRIDE } from './samples.ts';
import { HEAD, floatsOf, stageOf } from './stage.ts';

const print = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** No match lasts longer: each turn fills a field of whoever is active, or is one of his four misthrows. */
const MOST_TURNS = 2 * (27 + 4);

const COURSE = {
  name: 'try',
  generations: 2,
  bonus: 30,
  seats: [1, 2],
  from: null,
  pooled: 3,
  byHand: 5,
  lambda: 0.9,
  rate: 0.001,
  winWeight: 1,
  matches: 1,
  hidden: HIDDEN,
  beside: null,
};

test('nothing is learned from the sheets of those who judge by hand', () => {
  const worked = (byHand: number): { readonly own: number; readonly turns: number } => {
    const stage = stageOf({ ...COURSE, seats: [2], pooled: 0, byHand });
    const brief = stage.begin('seed', 2, new Map()).brief(0);
    const floats = floatsOf(stage.work({ stage: 'try', seed: 'seed', generation: 0, piece: 0, brief }));
    const [own = 0] = floats;
    return { own, turns: (floats.length - HEAD) / STRIDE / own };
  };
  const [withOthers, withItself] = [worked(10), worked(0)];
  expect([withOthers.own, withItself.own]).toEqual([1, 2]);
  expect(withOthers.turns).toBeLessThan(MOST_TURNS);
  expect(withItself.turns).toBeLessThan(MOST_TURNS);
});

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
