import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fail, ok, type Result } from '@zaria/kit';
import { makePath } from '@zaria/server/make-path';
import { codeOf } from '../files/read.ts';
import { Unwritable, removeLeftovers } from '../files/write.ts';

export const lockOf = (file: string): string => `${file}.lock`;

/** Somebody else plays this match. */
export interface Busy {
  readonly pid: number;
}

/** Milliseconds in which whoever makes a lock says who he is, where a lock cannot be made with that in it. */
const YOUNG = 10_000;

/**
 * Makes sure that one process at a time plays the match in a file. What comes back lets go of it. A lock whose process
 * is gone (it was killed, or the machine was switched off) is taken over, with what it left half written.
 */
export function takeLock(file: string): Result<() => void, Busy> {
  const lock = lockOf(file);
  try {
    makePath(dirname(lock));
    for (;;) {
      if (create(lock)) {
        removeLeftovers(file);
        return ok(() => rmSync(lock, { force: true }));
      }
      const holder = holderOf(lock);
      if (holder !== null && holder !== 'gone') return fail({ pid: holder });
      if (holder === 'gone' && !removeGone(lock)) return fail({ pid: 0 });
    }
  } catch (error) {
    throw new Unwritable(lock, error);
  }
}

/** A lock is there with its holder's number in it, or not at all: nobody finds one that has just been made empty. */
function create(lock: string): boolean {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, `${process.pid}\n`, { mode: 0o600 });
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    return createWithoutLinks(lock);
  } finally {
    rmSync(own, { force: true });
  }
}

/** Where the disk knows no links. */
function createWithoutLinks(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The number of whoever holds it, 0 if he has not said so yet; `gone`: nobody does; `null`: there is no lock. */
function holderOf(lock: string): number | 'gone' | null {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    if (Number.isSafeInteger(pid) && pid > 0) return isAlive(pid) ? pid : 'gone';
    return Date.now() - statSync(lock).mtimeMs < YOUNG ? 0 : 'gone';
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Removes a lock whose process is gone. One process at a time does so, and looks again before: so nobody removes a lock
 * that another has made in the meantime. `false`: another is about it.
 */
function removeGone(lock: string): boolean {
  const turn = `${lock}.turn`;
  if (!create(turn)) {
    if (holderOf(turn) === 'gone') rmSync(turn, { force: true });
    return false;
  }
  try {
    if (holderOf(lock) === 'gone') rmSync(lock, { force: true });
    return true;
  } finally {
    rmSync(turn, { force: true });
  }
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
