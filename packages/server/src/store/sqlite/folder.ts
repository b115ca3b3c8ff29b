import { accessSync, closeSync, constants, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StoreError } from '../store.ts';
import { faultOf } from './fault.ts';

/** Where things lie in a data folder. */
export interface Folder {
  readonly path: string;
  readonly database: string;
  /** What was written and is not yet in the database itself. */
  readonly log: string;
  readonly index: string;
  readonly lock: string;
}

export const folderAt = (path: string): Folder => {
  const database = join(path, 'zaria.db');
  return { path, database, log: `${database}-wal`, index: `${database}-shm`, lock: join(path, 'zaria.lock') };
};

/**
 * Makes what is missing of a path, for nobody else to look into. Step by step: where a system says of a place in which
 * nothing can be made that there is none, as Linux does of /proc, Node's own way goes on for ever.
 */
function makePath(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory() === true) return;
  if (there !== undefined) throw new StoreError({ why: 'no-folder' });
  if (dirname(path) !== path) makePath(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Somebody else may have been faster.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}

/** Makes the folder if there is none, and sees to it that it can be written to. */
export function makeFolder({ path }: Folder): void {
  try {
    makePath(resolve(path));
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const fault = faultOf(error);
    // On a disk that is read-only, Node says of a folder it cannot make that there is none.
    throw new StoreError(fault.why === 'missing' ? { why: 'read-only' } : fault);
  }
}

/** Makes a file if there is none, for nobody else to read: the secrets of dice go into it, and what people say. */
export const makeFile = (file: string): void => closeSync(openSync(file, 'a', 0o600));

/** Its length in bytes; 0 if there is no such file. */
export function sizeOf(file: string): number {
  try {
    return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  } catch (error) {
    throw new StoreError(faultOf(error));
  }
}
