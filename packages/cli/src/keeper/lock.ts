import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fail, ok, type Result } from '@zaria/kit';
import { codeOf } from '../files/read.ts';
import { Unwritable } from '../files/write.ts';

export const lockOf = (file: string): string => `${file}.lock`;

/** Somebody else plays this match. */
export interface Busy {
  readonly pid: number;
}

/**
 * Makes sure that one process at a time plays the match in a file. What comes back lets go of it. A lock whose process
 * is gone (it was killed, or the machine was switched off) is taken over.
 */
export function takeLock(file: string): Result<() => void, Busy> {
  const lock = lockOf(file);
  try {
    mkdirSync(dirname(lock), { recursive: true });
    for (;;) {
      if (create(lock)) return ok(() => rmSync(lock, { force: true }));
      const holder = read(lock);
      const pid = Number(holder);
      if (pid > 0 && isAlive(pid)) return fail({ pid });
      if (holder !== null) remove(lock, holder);
    }
  } catch (error) {
    throw new Unwritable(lock, error);
  }
}

function create(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** `null`: it is gone. */
function read(lock: string): string | null {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Removes a lock whose process is gone; not one that a third process has taken over in the meantime. */
function remove(lock: string, holder: string): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (read(aside) === holder) rmSync(aside);
  else renameSync(aside, lock);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else is alive too.
    return codeOf(error) === 'EPERM';
  }
}
