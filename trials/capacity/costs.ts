/*
 * What was measured, and what is supposed: the one place from which docs/capacity.md and the simulation take it. Every
 * measured number stands with the command that printed it.
 */

interface Measured {
  readonly value: number;
  readonly unit: string;
  readonly what: string;
  /** The command that printed it, on two virtual cores of an AMD EPYC. */
  readonly by: string;
}

type Supposed = Omit<Measured, 'by'>;

const WEIGH = 'npm run capacity -- --weigh 20';

const STORED = 'npm run stored -- --matches 2000';
const STORE = 'npm run bench store';

/**
 * Of Las Vegas with four at a table, who all add to every throw. A turn is a placement that somebody chose, with the throw
 * after it. Those of `stored` and `bench store` were measured while others worked on the machine: they are rather less.
 */
export const MEASURED = {
  turn: { value: 1.74, unit: 'ms of a core', what: 'a turn, all threads of a server together', by: 'npm run load' },
  begin: { value: 3, unit: 'ms of a core', what: 'a match begins (decision 17)', by: 'npm run load -- --no-links' },
  visit: { value: 7.7, unit: 'ms of a core', what: 'somebody comes back to a table that is not in memory', by: STORED },
  base: { value: 135, unit: 'MB', what: 'a server at which nobody is', by: STORED },
  crowd: { value: 633, unit: 'MB', what: 'a server with 2,000 sockets at 500 tables', by: 'npm run load' },
  commit: { value: 3650, unit: 'µs', what: 'a commit with one append', by: STORE },
  append: { value: 30, unit: 'µs', what: 'each append more in it', by: STORE },
  turns: { value: 75, unit: '', what: 'turns of a match', by: WEIGH },
  appends: { value: 2.7, unit: '', what: 'appends for a turn', by: WEIGH },
  entries: { value: 10.3, unit: '', what: 'entries of the log for a turn', by: WEIGH },
  frames: { value: 17.9, unit: '', what: 'frames sent for a turn, to all four', by: WEIGH },
  stored: { value: 3400, unit: 'bytes', what: 'of the database for a turn', by: WEIGH },
  wire: { value: 279, unit: 'bytes', what: 'sent to one person for an entry he is told', by: 'npm run wire' },
  told: { value: 299, unit: '', what: 'entries that a person is told in a match', by: 'npm run wire' },
} as const satisfies Readonly<Record<string, Measured>>;

/** What nobody can measure before they come. The simulation takes others: `npm run capacity -- --help`. */
export const SUPPOSED = {
  seats: { value: 4, unit: '', what: 'people at a table' },
  slow: { value: 0.1, unit: '', what: 'share of those who are connected that look at a slow match' },
  think: { value: 6, unit: 's', what: 'middle of the time somebody thinks; its logarithm has a spread of 0.75' },
  look: { value: 45, unit: 's', what: 'the same of somebody who comes to make one move in a slow match' },
  spread: { value: 0.75, unit: '', what: 'spread of the logarithm of both' },
  evening: { value: 2.5, unit: '', what: 'times as many in the busiest hour as on average over a day' },
  room: { value: 0.5, unit: '', what: 'share of its time that a process may be busy in the busiest hour' },
  connections: { value: 32, unit: '', what: 'commits that a database carries out at the same time' },
  frame: { value: 60, unit: 'bytes', what: 'around each frame: TCP, IP and the socket’s own' },
} as const satisfies Readonly<Record<string, Supposed>>;
