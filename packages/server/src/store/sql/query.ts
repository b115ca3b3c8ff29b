import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Compilable,
} from 'kysely';
import type { Schema } from './schema.ts';

/*
 * Queries are built once by kysely and kept as text, one for each kind of database; only their arguments change. That
 * makes one query serve both databases, and costs nothing where thousands a second are run.
 */

export type Dialect = 'sqlite' | 'postgres';
export type Value = string | number | null;

/** Builds queries, and runs none. */
export const BUILDERS: Readonly<Record<Dialect, Kysely<Schema>>> = {
  sqlite: new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: db => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  postgres: new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: db => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
};

/** Stands for an argument while a query is built. */
class Argument {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export interface Compiled {
  readonly sql: string;
  /** The values to bind, in order: those of arguments by their names. */
  bind(args: object): Value[];
}

/** A query with arguments `A` that gives rows `R`. */
export interface Query<A extends object, R> {
  compile(dialect: Dialect): Compiled;
  /** Whether its text is not worth keeping. */
  readonly isOnce: boolean;
  /** Only so that the types are kept. */
  readonly types?: readonly [A, R];
}

type Build<A, R> = (db: Kysely<Schema>, args: A) => Compilable<R>;

/** A query that is built once: `query<{ id: string }>()((db, { id }) => …)`. */
export const query =
  <A extends object = Record<string, never>>() =>
  <R>(build: Build<A, R>): Query<A, R> => {
    const compiled = new Map<Dialect, Compiled>();
    return {
      isOnce: false,
      compile(dialect) {
        const known = compiled.get(dialect);
        if (known !== undefined) return known;
        const made = compile(dialect, build);
        compiled.set(dialect, made);
        return made;
      },
    };
  };

/** A query that is built for one time, since its shape depends on what is asked. */
export const once = <R>(build: (db: Kysely<Schema>) => Compilable<R>): Query<Record<string, never>, R> => ({
  isOnce: true,
  compile: dialect => compile(dialect, build),
});

function compile<A, R>(dialect: Dialect, build: Build<A, R>): Compiled {
  const args = new Proxy({}, { get: (_, name) => new Argument(String(name)) });
  const { sql, parameters } = build(BUILDERS[dialect], args as A).compile();
  const values = parameters as readonly (Argument | Value)[];
  return {
    sql,
    bind: given =>
      values.map(value => (value instanceof Argument ? (given as Record<string, Value>)[value.name] : value) as Value),
  };
}
