import { newModel, type Model } from '@zaria/bots/railroad-ink/learned';
import type { Expansion } from '@zaria/games/railroad-ink';
import { simulationRng } from '@zaria/kit';
import type { Learner, Piece, Stage } from '../training.ts';
import { BATCH, beginWith, descentOf } from './descent.ts';
import { selfPlay, type Example } from './self-play.ts';

/** How boards of an expansion are learned. */
export interface Course {
  readonly expansion: Expansion;
  readonly generations: number;
  /** How many boards are kept at each step of a round. */
  readonly width: number;
}

const [PIECES, MATCHES] = [5, 10] as const;
const LAMBDA = 0.7;
/** From the first generation to the last: how far values are misjudged, in points, and how fast is learned. */
const NOISE = [0.4, 0.2] as const;
const RATE = [0.02, 0.003] as const;
/** How many examples are kept, and how often each is learned from. */
const KEPT = 60_000;
const TIMES = 6;

const between = ([begin, end]: readonly [number, number], share: number): number => begin * (1 - share) + end * share;

export const stageOf = (course: Course): Stage => ({
  name: course.expansion,
  generations: course.generations,
  pieces: PIECES,
  begin: (seed, generations) => learnerOf(course, seed, generations),
  work: piece => work(course, piece),
});

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Float64Array): Uint8Array =>
  Uint8Array.from(new Uint8Array(buffer, byteOffset, byteLength));
const floatsOf = (bytes: Uint8Array): Float64Array => new Float64Array(Uint8Array.from(bytes).buffer);
export const weightsIn = (bytes: Uint8Array): Float32Array => new Float32Array(Uint8Array.from(bytes).buffer);

/* Examples as numbers: how many rounds are left, what it was worth, how many features, and these. */

function written(examples: readonly Example[]): number[] {
  const numbers: number[] = [];
  for (const { stage, worth, features } of examples) numbers.push(stage, worth, features.length, ...features);
  return numbers;
}

function read(numbers: Float64Array, from: number): Example[] {
  const examples: Example[] = [];
  for (let at = from; at < numbers.length;) {
    const [stage = 0, worth = 0, count = 0] = numbers.subarray(at, at + 3);
    at += 3 + count;
    examples.push({ stage, worth, features: Uint16Array.from(numbers.subarray(at - count, at)) });
  }
  return examples;
}

/* A brief is how far values are misjudged, then the weights. */

function learnerOf({ expansion }: Course, seed: string, generations: number): Learner {
  const model = newModel(expansion);
  beginWith(model);
  const descent = descentOf(model);
  const kept: Example[] = [];
  /** Where the next one is kept. */
  let next = 0;
  const keep = (example: Example): void => {
    kept[next] = example;
    next = (next + 1) % KEPT;
  };
  return {
    brief: generation => bytesOf(Float64Array.from([between(NOISE, generation / generations), ...model.weights])),
    learn(generation, pieces) {
      const found = pieces.map(floatsOf);
      const examples = found.flatMap(numbers => read(numbers, 1));
      for (const example of examples) keep(example);
      const until = (generation + 1) * PIECES * MATCHES;
      const out = descent.learn(
        kept,
        Math.ceil((TIMES * examples.length) / BATCH),
        between(RATE, generation / generations),
        simulationRng(`${seed} lin l${until}`),
      );
      return { points: found.reduce((sum, [points = 0]) => sum + points, 0) / PIECES, out };
    },
    save: () =>
      bytesOf(Float64Array.from([descent.steps, next, ...model.weights, ...descent.memory, ...written(kept)])),
    restore(saved) {
      const numbers = floatsOf(saved);
      const { length } = model.weights;
      [descent.steps = 0, next = 0] = numbers;
      model.weights.set(numbers.subarray(2, 2 + length));
      descent.memory.set(numbers.subarray(2 + length, 2 + 3 * length));
      kept.length = 0;
      for (const example of read(numbers, 2 + 3 * length)) kept.push(example);
    },
    result: () => bytesOf(model.weights),
  };
}

/** Plays some matches: their mean, then what came up in them. */
function work({ expansion, width }: Course, { seed, generation, piece, brief }: Piece): Uint8Array {
  const [noise = 0, ...weights] = floatsOf(brief);
  const model: Model = newModel(expansion);
  model.weights.set(weights);
  let points = 0;
  const numbers: number[] = [];
  for (let match = 0; match < MATCHES; match++) {
    const at = (generation * PIECES + piece) * MATCHES + match;
    const played = selfPlay(model, expansion, { width, noise, lambda: LAMBDA }, simulationRng(`${seed} lin ${at}`));
    points += played.score / MATCHES;
    for (const number of written(played.examples)) numbers.push(number);
  }
  return bytesOf(Float64Array.from([points, ...numbers]));
}
