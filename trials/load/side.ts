import type { ChildProcess } from 'node:child_process';

/** One of those who are measured: a server, and tables with people at it. */
export interface Side {
  readonly name: string;
  /** Starts the server; gives what it is called and how to end it. */
  start(plan: Seating, outside: Telling): Promise<Running>;
}

export interface Seating {
  readonly tables: number;
  readonly each: number;
}

/** What the pace wants to hear of a table, by its place in the list. */
export interface Telling {
  /** Somebody there has dice and can place them. */
  readonly free: (table: number) => void;
  /** One more of those who sit there was told of the placement. */
  readonly told: (table: number) => void;
}

export interface Running {
  /** The server's process. */
  readonly child: ChildProcess;
  /** Lets whoever has the dice place them, at random. */
  place(table: number): void;
  stop(): Promise<void>;
}
