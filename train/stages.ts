import type { Crew } from './crew.ts';
import type { Kept } from './saved.ts';
import type { Readings, Stage } from './training.ts';

export interface StageTrained {
  readonly result: Uint8Array;
  readonly curve: readonly Readings[];
  readonly seconds: number;
}

const SHOW_EVERY_S = 20;
const SAVE_EVERY_S = 30;

interface Going {
  readonly stage: Stage;
  readonly seed: string;
  /** The share of the generations. */
  readonly part: number;
  readonly crew: Crew;
  readonly kept: Kept;
  readonly earlier: ReadonlyMap<string, Uint8Array>;
  readonly say: (line: string) => void;
}

/** Trains a stage from where it was left. */
export async function trainStage({ stage, seed, part, crew, kept, earlier, say }: Going): Promise<StageTrained> {
  const generations = Math.max(1, Math.round(stage.generations * part));
  const learner = stage.begin(seed, generations, earlier);
  const saved = kept.load(stage.name);
  if (saved !== null) learner.restore(saved.learner);
  const curve = [...(saved?.curve ?? [])];
  const before = saved?.seconds ?? 0;
  const first = saved?.generation ?? 0;
  const start = performance.now();
  const seconds = (): number => before + (performance.now() - start) / 1000;
  const save = (generation: number): void =>
    kept.save(stage.name, { generation, seconds: seconds(), curve, learner: learner.save() });
  let [shown, written] = [-Infinity, seconds()];
  for (let generation = first; generation < generations; generation++) {
    const brief = learner.brief(generation);
    const pieces = Array.from({ length: stage.pieces }, (_, piece) => ({
      stage: stage.name,
      seed,
      generation,
      piece,
      brief,
    }));
    const readings = learner.learn(generation, await crew.doAll(pieces));
    curve.push(readings);
    const isOver = generation + 1 === generations;
    if (isOver || seconds() - shown > SHOW_EVERY_S) {
      shown = seconds();
      say(`${stage.name} ${generation + 1}/${generations}, ${Math.round(shown)} s: ${printed(readings)}`);
    }
    if (isOver || seconds() - written > SAVE_EVERY_S) {
      written = seconds();
      save(generation + 1);
    }
  }
  return { result: learner.result(), curve, seconds: seconds() };
}

const printed = (readings: Readings): string =>
  Object.entries(readings)
    .map(([name, value]) => `${name} ${value.toFixed(3)}`)
    .join(', ');
