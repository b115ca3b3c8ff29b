import type { Duplex } from 'node:stream';

/** Lets what is written in one round of the loop leave in one go: each call of the system costs more than what it carries. */
export function corking(connection: Duplex): () => void {
  let isCorked = false;
  return () => {
    if (isCorked) return;
    isCorked = true;
    connection.cork();
    setImmediate(() => {
      isCorked = false;
      connection.uncork();
    });
  };
}
