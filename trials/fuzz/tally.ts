import type { TestGuest, TestServer } from '@zaria/server/testing';

/** Who sends what, and where it arrives. */
export interface Cast {
  readonly server: TestServer;
  readonly host: TestGuest;
  readonly stranger: TestGuest;
  /** A table of the host's, for requests. */
  readonly table: string;
  /** Another number whenever anything was written into the database, whatever it was. */
  readonly written: () => number;
}

export interface Tally {
  frames: number;
  requests: number;
  /** Of both, how many were granted: a mutation may be none. */
  granted: number;
  refused: number;
  /** Answers that say that something went wrong inside. */
  readonly broken: string[];
  /** Things that were refused and changed something. */
  readonly changed: string[];
}
