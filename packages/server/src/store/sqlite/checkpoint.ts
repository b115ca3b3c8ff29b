import type { Connection } from './connection.ts';
import { faultOf } from './fault.ts';
import { sizeOf, type Folder } from './folder.ts';

/** How long the log may get before it is taken into the database, in bytes: nobody is answered meanwhile. */
const LONGEST_LOG = 4 * 1024 * 1024;

/** How long readers that are in the way are waited for, in milliseconds: writers wait meanwhile. */
const PATIENCE = 10;

/**
 * Takes the log into the database when it has become long. As a whole or not at all: so between two of these the file
 * stays as it is, and every commit since then is in the log, in order.
 */
export function tidier(connection: Connection, { log }: Folder): () => void {
  let longest = LONGEST_LOG;
  return () => {
    if (sizeOf(log) <= longest) return;
    takeIn(connection);
    // Where readers were in the way, writers do not wait for them at every commit.
    longest = sizeOf(log) + LONGEST_LOG;
  };
}

export function takeIn(connection: Connection): void {
  const usual = connection.pragma('busy_timeout');
  connection.pragma(`busy_timeout = ${PATIENCE}`);
  try {
    connection.pragma('wal_checkpoint(truncate)');
  } catch (error) {
    // What is acknowledged is in the log: this can wait. A disk that is full says so with the next write.
    if (faultOf(error).why === 'damaged') throw error;
  } finally {
    connection.pragma(`busy_timeout = ${usual}`);
  }
}
