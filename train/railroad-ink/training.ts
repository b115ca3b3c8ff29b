import { WEIGHTS_VERSION, packWeights, readWeights, type SavedWeights } from '@zaria/bots/railroad-ink/learned';
import { EXPANSIONS, type Expansion } from '@zaria/games/railroad-ink';
import { lineOf, picture } from '../picture.ts';
import type { Curve, Training } from '../training.ts';
import { measure } from './measure.ts';
import { modelIn, stageOf, type Course } from './stage.ts';

/** First what each feature is worth by itself. */
const WEIGHTS = {
  matches: 10,
  from: null,
  noise: [0.4, 0.2],
  rates: { weights: [0.02, 0.003], net: [0, 0] },
  kept: 60_000,
  times: 6,
  tries: 0,
} as const;

/** Then what the net makes of several together. */
const NET = {
  matches: 10,
  noise: [0.25, 0.12],
  rates: { weights: [0.003, 0.0005], net: [0.001, 0.0001] },
  kept: 120_000,
  times: 6,
  tries: 2,
} as const;

const coursesOf = (expansion: Expansion, generations: readonly [number, number], width: number): readonly Course[] => {
  const [weights, net] = generations;
  return [
    { ...WEIGHTS, name: expansion, expansion, generations: weights, width },
    { ...NET, name: `${expansion}-net`, expansion, generations: net, width, from: expansion },
  ];
};

const COURSES: readonly Course[] = [
  ...coursesOf('none', [80, 200], 4),
  ...coursesOf('rivers', [20, 20], 2),
  ...coursesOf('lakes', [20, 20], 2),
];

const MEASURED = 200;

const NAMES: { readonly [expansion in Expansion]: string } = {
  none: 'the game itself',
  rivers: 'with rivers',
  lakes: 'with lakes',
};

export const railroadInkTraining: Training = {
  summary: 'what a board comes to, by playing alone: the game itself, with rivers, with lakes',
  stages: COURSES.map(stageOf),
  finish({ command, results, curves, minutes, say }) {
    const saved = (expansion: Expansion): SavedWeights => {
      const courses = COURSES.filter(course => course.expansion === expansion);
      const last = courses.at(-1);
      const result = last === undefined ? undefined : results.get(last.name);
      if (last === undefined || result === undefined) throw new Error(`${expansion} was not trained`);
      const { net, ...weights } = packWeights(modelIn(last, result));
      const head = { version: WEIGHTS_VERSION, game: 'railroad-ink', expansion, command };
      const file = { ...head, measured: {}, ...weights, ...(net === undefined ? {} : { net }) };
      // As it is played: from the file, not from what was rounded for it.
      const model = readWeights(file, expansion);
      if (model === null) throw new Error('what was written cannot be read');
      const measured = {
        matches: MEASURED,
        ...measure(model, expansion, MEASURED),
        'thread-minutes': Math.round(courses.reduce((sum, { name }) => sum + (minutes.get(name) ?? 0), 0)),
      };
      say(`${expansion}: ${JSON.stringify(measured)}`);
      return { ...file, measured };
    };
    const curveOf = (expansion: Expansion): Curve =>
      COURSES.flatMap(course => (course.expansion === expansion ? (curves.get(course.name) ?? []) : []));
    return [
      ...EXPANSIONS.map(expansion => ({
        path: `packages/bots/weights/railroad-ink-${expansion}.json`,
        content: `${JSON.stringify(saved(expansion), null, 2)}\n`,
      })),
      {
        path: 'docs/pictures/train-railroad-ink.svg',
        content: picture(
          'Railroad Ink',
          'points a match',
          EXPANSIONS.map(expansion => lineOf(NAMES[expansion], curveOf(expansion), 'points')),
          [30, 40, 50, 60],
        ),
      },
    ];
  },
};
