import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readings } from './training.ts';

/** How far a stage has come. */
export interface Saved {
  /** How many generations are done. */
  readonly generation: number;
  readonly seconds: number;
  readonly curve: readonly Readings[];
  readonly learner: Uint8Array;
}

/** Where training is written down while it goes on. */
export interface Kept {
  load(stage: string): Saved | null;
  save(stage: string, saved: Saved): void;
}

/** A file a stage: a line of JSON, then what the learner wrote. It is there as a whole, or it is the one before. */
export function keepIn(folder: string): Kept {
  const fileOf = (stage: string): string => join(folder, `${stage}.saved`);
  return {
    load(stage) {
      let bytes: Buffer;
      try {
        bytes = readFileSync(fileOf(stage));
      } catch {
        return null;
      }
      const end = bytes.indexOf('\n');
      const head = JSON.parse(bytes.subarray(0, end).toString()) as Omit<Saved, 'learner'>;
      return { ...head, learner: Uint8Array.from(bytes.subarray(end + 1)) };
    },
    save(stage, { learner, ...head }) {
      mkdirSync(folder, { recursive: true });
      const file = fileOf(stage);
      writeFileSync(`${file}.new`, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), learner]));
      renameSync(`${file}.new`, file);
    },
  };
}
