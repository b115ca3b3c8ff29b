import type { Call } from '../call.ts';
import type { Connection } from './connection.ts';
import { faultOf } from './fault.ts';
import { sizeOf, type Folder } from './folder.ts';

/** How many pages may be in the log before it is taken into the database: nobody is answered meanwhile. */
const MOST_PAGES = 1000;
/** Pages that a commit writes by itself and for each call in it, about: SQLite does not say how many they were. */
const [OF_COMMIT, OF_CALL] = [2, 1.5];

/** A log that has become longer gives its place on the disk back when it is taken in, in bytes. */
const LONGEST_LOG = 16 * 1024 * 1024;

/** How long readers that are in the way are waited for, in milliseconds: writers wait meanwhile. */
const PATIENCE = 10;

/** After which nobody is to find what was there: it lies in the log until that is taken in, however short it is. */
const ERASING: ReadonlySet<string> = new Set(['guests.erase', 'talk.erase', 'talk.remove']);
const isErasing = ({ part, name }: Call): boolean => ERASING.has(`${part}.${name}`);

/** Keeps the log short while a server writes. */
export interface Tidier {
  /** These share a commit. */
  wrote(calls: readonly Call[]): void;
  /** Takes the log in if it has become long, or holds what was erased. */
  tidy(): void;
}

/**
 * As a whole or not at all: so between two of these the file stays as it is, and every commit since then is in the log, in
 * order. The log is written anew from its beginning then and keeps its length: what lies behind is of an earlier time, which
 * SQLite tells by its salt. A file that grows makes the system look for room at every commit.
 */
export function tidier(connection: Connection, { log }: Folder): Tidier {
  let pages = 0;
  let hasErased = false;
  return {
    wrote(calls) {
      pages += OF_COMMIT + OF_CALL * calls.length;
      hasErased ||= calls.some(isErasing);
    },
    tidy() {
      if (pages < MOST_PAGES && !hasErased) return;
      // Also where readers were in the way: writers do not wait for them at every commit.
      pages = 0;
      const isDone = checkpoint(connection, hasErased || sizeOf(log) > LONGEST_LOG ? 'truncate' : 'restart');
      // Otherwise once more, with the next commit.
      if (isDone) hasErased = false;
    },
  };
}

/** The same for a tool that changes something beside a server, which keeps the log short by itself. */
export function eraser(connection: Connection): Tidier {
  let hasErased = false;
  return {
    wrote(calls) {
      hasErased ||= calls.some(isErasing);
    },
    tidy() {
      if (hasErased) hasErased = !checkpoint(connection, 'truncate');
    },
  };
}

/** Takes all of the log in, and leaves nothing of it. */
export const takeIn = (connection: Connection): void => void checkpoint(connection, 'truncate');

/** The same where more is written than a server does, if it has become long. */
export function takeInLong(connection: Connection, { log }: Folder): void {
  if (sizeOf(log) > LONGEST_LOG) takeIn(connection);
}

/** Whether all of it is taken in. */
function checkpoint(connection: Connection, how: 'truncate' | 'restart'): boolean {
  const usual = connection.pragma('busy_timeout');
  connection.pragma(`busy_timeout = ${PATIENCE}`);
  try {
    // It answers whether somebody was in the way.
    return connection.pragma(`wal_checkpoint(${how})`) === 0;
  } catch (error) {
    // What is acknowledged is in the log: this can wait. A disk that is full says so with the next write.
    if (faultOf(error).why === 'damaged') throw error;
    return false;
  } finally {
    connection.pragma(`busy_timeout = ${usual}`);
  }
}
