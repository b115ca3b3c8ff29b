import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './read.ts';

/** A file could not be written; `message` is what the system calls the reason. */
export class Unwritable extends Error {
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(codeOf(cause), { cause });
    this.file = file;
  }
}

/** Replaces a file as a whole: whoever reads it finds the old text or the new one, also after a crash in between. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.new`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(draft, 'w', 0o600);
    try {
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    discard(draft);
    throw new Unwritable(path, error);
  }
}

function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Where nothing can be written there is nothing to discard either.
  }
}
