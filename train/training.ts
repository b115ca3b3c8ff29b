/** What is shown of a generation, by name. */
export type Readings = Readonly<Record<string, number>>;

/** One piece of a generation's work. The same whoever does it, and whenever. */
export interface Piece {
  readonly stage: string;
  readonly seed: string;
  readonly generation: number;
  readonly piece: number;
  /** What the learner knew when the generation began. */
  readonly brief: Uint8Array;
}

/** Learns in generations, and can be written down in between. */
export interface Learner {
  brief(generation: number): Uint8Array;
  /** Learns from what came of the pieces, in their order. */
  learn(generation: number, pieces: readonly Uint8Array[]): Readings;
  save(): Uint8Array;
  restore(saved: Uint8Array): void;
  /** What later stages begin with, and what is exported. */
  result(): Uint8Array;
}

/** Something that is learned by itself, before what comes after it. */
export interface Stage {
  readonly name: string;
  readonly generations: number;
  /** How many pieces a generation has: work is shared in these. */
  readonly pieces: number;
  /** `earlier` has the results of the stages before. */
  begin(seed: string, generations: number, earlier: ReadonlyMap<string, Uint8Array>): Learner;
  work(piece: Piece): Uint8Array;
}

/** The readings of every generation of a stage, in order. */
export type Curve = readonly Readings[];

interface Trained {
  readonly command: string;
  readonly results: ReadonlyMap<string, Uint8Array>;
  readonly curves: ReadonlyMap<string, Curve>;
  /** What each stage took: minutes by the clock times threads, longer on a busy machine. */
  readonly minutes: ReadonlyMap<string, number>;
  readonly say: (line: string) => void;
}

/** A file of the repository, from its root. */
interface Written {
  readonly path: string;
  readonly content: string;
}

/** How a game is learned. */
export interface Training {
  readonly summary: string;
  readonly stages: readonly Stage[];
  /** Measures what was learned, and says what is to be kept of it. */
  finish(trained: Trained): readonly Written[];
}
