import { expect, test } from 'vitest';
import type { Piece } from '../training.ts';
import { modelIn, stageOf, type Course } from './stage.ts';

const weights: Course = {
  name: 'weights',
  expansion: 'none',
  generations: 2,
  matches: 2,
  width: 1,
  from: null,
  noise: [0.4, 0.2],
  rates: { weights: [0.02, 0.01], net: [0.01, 0.01] },
  kept: 100,
  times: 2,
  tries: 1,
};
const earlier = new Map([['weights', stageOf(weights).begin('test', 2, new Map()).result()]]);

test.each<Course>([weights, { ...weights, name: 'net', from: 'weights' }])(
  'a learner of $name that was written down goes on as if it had not been',
  course => {
    const stage = stageOf(course);
    const learner = stage.begin('test', 2, earlier);
    const before = learner.result();
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
    expect(learner.result()).not.toEqual(before);

    const other = stage.begin('test', 2, earlier);
    other.restore(learner.save());
    expect(other.brief(1)).toEqual(learner.brief(1));
    const second = stage.work(pieceOf(1));
    expect(other.learn(1, [second])).toEqual(learner.learn(1, [second]));
    expect(other.result()).toEqual(learner.result());
  },
);

test('a net begins as if it were not there', () => {
  const course: Course = { ...weights, name: 'net', from: 'weights' };
  const begun = modelIn(course, stageOf(course).begin('test', 2, earlier).result());
  expect(begun.weights).toEqual(modelIn(weights, earlier.get('weights') ?? new Uint8Array()).weights);
  expect(begun.net?.rows.some(number => number !== 0)).toBe(true);
  expect(begun.net?.last.every(number => number === 0)).toBe(true);
});
