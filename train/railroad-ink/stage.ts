import { newModel, type Model } from '@zaria/bots/railroad-ink/learned';
import type { Expansion } from '@zaria/games/railroad-ink';
import { simulationRng } from '@zaria/kit';
import type { Learner, Piece, Stage } from '../training.ts';
import { beginNet, beginWeights } from './beginning.ts';
import { BATCH, descentOf } from './descent.ts';
import { bytesOf, floatsOf, read, written } from './examples.ts';
import { selfPlay, type Example } from './self-play.ts';

/** From the first generation to the last. */
type Falling = readonly [begin: number, end: number];

/** How boards of an expansion are learned. */
export interface Course {
  readonly name: string;
  readonly expansion: Expansion;
  readonly generations: number;
  /** How many are played in each of the pieces of a generation. */
  readonly matches: number;
  /** How many boards are kept at each step of a round. */
  readonly width: number;
  /** The course with whose weights it begins, adding a net; `null`: it learns the weights. */
  readonly from: string | null;
  /** How far values are misjudged, in points. */
  readonly noise: Falling;
  readonly rates: { readonly weights: Falling; readonly net: Falling };
  /** How many examples are kept, and how often each is learned from. */
  readonly kept: number;
  readonly times: number;
  /** On how many other throws a board is tried. */
  readonly tries: number;
}

const PIECES = 5;
const LAMBDA = 0.7;
/** Nothing is learned until one in so many of the examples to be kept is there. */
const FILLED_AT_FIRST = 5;

const between = ([begin, end]: Falling, share: number): number => begin * (1 - share) + end * share;

export const stageOf = (course: Course): Stage => ({
  name: course.name,
  generations: course.generations,
  pieces: PIECES,
  begin: (seed, generations, earlier) => learnerOf(course, seed, generations, earlier),
  work: piece => work(course, piece),
});

/** What a course has learned. */
export function modelIn({ expansion, from }: Course, bytes: Uint8Array): Model {
  const model = newModel(expansion, from !== null);
  model.learned.set(floatsOf(bytes));
  return model;
}

function beginning({ name, expansion, from }: Course, seed: string, earlier: ReadonlyMap<string, Uint8Array>): Model {
  const model = newModel(expansion, from !== null);
  if (from === null) beginWeights(model);
  else {
    const weights = earlier.get(from);
    if (weights === undefined) throw new Error(`${from} was not trained`);
    model.weights.set(floatsOf(weights));
    beginNet(model, simulationRng(`${seed} ${name}`));
  }
  return model;
}

/* A brief is how far values are misjudged, then all that is learned. */

function learnerOf(
  course: Course,
  seed: string,
  generations: number,
  earlier: ReadonlyMap<string, Uint8Array>,
): Learner {
  const { name, noise, rates, times } = course;
  const model = beginning(course, seed, earlier);
  const descent = descentOf(model);
  const kept: Example[] = [];
  /** Where the next one is kept. */
  let next = 0;
  const keep = (example: Example): void => {
    kept[next] = example;
    next = (next + 1) % course.kept;
  };
  return {
    brief: generation => bytesOf(Float64Array.from([between(noise, generation / generations), ...model.learned])),
    learn(generation, pieces) {
      const found = pieces.map(floatsOf);
      const examples = found.flatMap(numbers => read(numbers, 1));
      const out = descent.judge(examples);
      for (const example of examples) keep(example);
      const share = generation / generations;
      // Of a few matches one would learn what was luck in them.
      const batches = kept.length < course.kept / FILLED_AT_FIRST ? 0 : Math.ceil((times * examples.length) / BATCH);
      descent.learn(
        kept,
        batches,
        { weights: between(rates.weights, share), net: between(rates.net, share) },
        simulationRng(`${seed} ${name} learns ${generation}`),
      );
      return { points: found.reduce((sum, [points = 0]) => sum + points, 0) / pieces.length, out };
    },
    save: () =>
      bytesOf(Float64Array.from([descent.steps, next, ...model.learned, ...descent.memory, ...written(kept)])),
    restore(saved) {
      const numbers = floatsOf(saved);
      const { length } = model.learned;
      [descent.steps = 0, next = 0] = numbers;
      model.learned.set(numbers.subarray(2, 2 + length));
      descent.memory.set(numbers.subarray(2 + length, 2 + 3 * length));
      kept.length = 0;
      for (const example of read(numbers, 2 + 3 * length)) kept.push(example);
    },
    result: () => bytesOf(Float64Array.from(model.learned)),
  };
}

/** Plays some matches: their mean, then what came up in them. */
function work(course: Course, { seed, generation, piece, brief }: Piece): Uint8Array {
  const { name, expansion, matches, width, from, tries } = course;
  const numbers = floatsOf(brief);
  const [noise = 0] = numbers;
  const model = newModel(expansion, from !== null);
  model.learned.set(numbers.subarray(1));
  let points = 0;
  const examples: Example[] = [];
  for (let match = 0; match < matches; match++) {
    const at = (generation * PIECES + piece) * matches + match;
    const rng = simulationRng(`${seed} ${name} ${at}`);
    const played = selfPlay(model, expansion, { width, noise, lambda: LAMBDA, tries }, rng);
    points += played.score / matches;
    examples.push(...played.examples);
  }
  return bytesOf(Float64Array.from([points, ...written(examples)]));
}
