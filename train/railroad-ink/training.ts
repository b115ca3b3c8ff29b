import { WEIGHTS_VERSION, packWeights, type SavedWeights } from '@zaria/bots/railroad-ink/learned';
import type { Training } from '../training.ts';
import { stageOf, weightsIn, type Course } from './stage.ts';

const COURSES: readonly Course[] = [
  { expansion: 'rivers', generations: 30, width: 3 },
  { expansion: 'lakes', generations: 30, width: 3 },
  { expansion: 'none', generations: 80, width: 5 },
];

/** The last generations, whose mean is written down. */
const LAST = 10;

export const railroadInkTraining: Training = {
  summary: 'what a board comes to, by playing alone: the game itself, with rivers, with lakes',
  stages: COURSES.map(stageOf),
  finish: ({ command, results, curves, minutes }) =>
    COURSES.map(({ expansion }) => {
      const [result, curve] = [results.get(expansion), curves.get(expansion) ?? []];
      if (result === undefined) throw new Error(`${expansion} was not trained`);
      const last = curve.slice(-LAST);
      const saved: SavedWeights = {
        version: WEIGHTS_VERSION,
        game: 'railroad-ink',
        expansion,
        command,
        measured: {
          'points in its last matches': last.reduce((sum, { points = 0 }) => sum + points, 0) / last.length,
          'core-minutes': Math.round(minutes.get(expansion) ?? 0),
        },
        ...packWeights(weightsIn(result)),
      };
      return {
        path: `packages/bots/weights/railroad-ink-${expansion}.json`,
        content: `${JSON.stringify(saved, null, 2)}\n`,
      };
    }),
};
