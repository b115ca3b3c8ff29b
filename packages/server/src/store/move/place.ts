import type { Db } from '../sql/db.ts';

/** A database whose data is to move, kept to ourselves as far as it can be. */
export interface Source {
  readonly db: Db;
  close(): Promise<void>;
}

/** Where data is moved to. What is written is in a draft: no server sees it before `publish`. */
export interface Target {
  /** The draft. */
  readonly db: Db;
  /** Whether a draft was there already: a move that was cut short. */
  readonly isBegun: boolean;
  /** Carries something out in one transaction that is durable when this comes back. */
  atOnce(work: () => Promise<void>): Promise<void>;
  /** Takes everything out of the draft again. */
  startOver(): Promise<void>;
  /** Checks the draft, and lets it be the data, all at once. */
  publish(): Promise<void>;
  close(): Promise<void>;
}
