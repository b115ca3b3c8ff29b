import { accessSync, closeSync, constants, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makePath } from '../../make-path.ts';
import { StoreError } from '../store-error.ts';
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

/** Makes the folder if there is none, for nobody else to look into, and sees to it that it can be written to. */
export function makeFolder({ path }: Folder): void {
  try {
    makePath(path, 0o700);
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
