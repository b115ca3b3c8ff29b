import type { Figures } from './measuring.ts';

/** One of those who are measured: a server, or several, and tables with people at it. */
export interface Side<R extends Running = Running> {
  readonly name: string;
  /** Starts the server; gives what it is called and how to end it. */
  start(plan: Seating, outside: Telling): Promise<R>;
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

/** What a side's processes have used, from when they were last asked. */
export interface SideFigures extends Figures {
  /** Share of one core that a database in processes of its own has used; `null`: there is none. */
  readonly database: number | null;
}

export interface Running {
  figures(): Promise<SideFigures>;
  /** Lets whoever has the dice place them, at random. */
  place(table: number): void;
  stop(): Promise<void>;
}
