import type { Query } from './query.ts';

/** A database in the middle of a transaction (or, for those who only read, of a look at one moment). */
export interface Db {
  all<A extends object, R>(query: Query<A, R>, args: A): Promise<R[]>;
  first<A extends object, R>(query: Query<A, R>, args: A): Promise<R | null>;
  /** Gives how many rows it wrote. */
  run<A extends object>(query: Query<A, unknown>, args: A): Promise<number>;
}

/**
 * Something asked of the store. What writes is run in a transaction that it may share with others; it may be run again
 * when that had to be given up, so it does nothing but read and write. What it throws undoes what it wrote itself.
 */
export type Operation<A extends readonly unknown[], R> = (db: Db, ...args: A) => Promise<R>;

/** The operations behind a part of the store's interface, one for each of its functions. */
export type OperationsOf<Part> = {
  readonly [K in keyof Part]: Part[K] extends (...args: infer A) => Promise<infer R> ? Operation<A, R> : never;
};
