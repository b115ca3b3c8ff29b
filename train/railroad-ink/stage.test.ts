import { expect, test } from 'vitest';
import type { Piece } from '../training.ts';
import { stageOf, weightsIn } from './stage.ts';

const stage = stageOf({ expansion: 'none', generations: 2, width: 1 });

test('a learner that was written down goes on as if it had not been', () => {
  const learner = stage.begin('test', 2, new Map());
  const before = weightsIn(learner.result());
  const pieceOf = (generation: number): Piece => ({
    stage: stage.name,
    seed: 'test',
    generation,
    piece: 0,
    brief: learner.brief(generation),
  });
  const first = stage.work(pieceOf(0));
  expect(stage.work(pieceOf(0))).toEqual(first);
  const { points, out } = learner.learn(0, [first]);
  expect(points).toBeGreaterThan(0);
  expect(out).toBeGreaterThan(0);
  expect(weightsIn(learner.result())).not.toEqual(before);

  const other = stage.begin('test', 2, new Map());
  other.restore(learner.save());
  expect(other.brief(1)).toEqual(learner.brief(1));
  const second = stage.work(pieceOf(1));
  expect(other.learn(1, [second])).toEqual(learner.learn(1, [second]));
  expect(other.result()).toEqual(learner.result());
});
