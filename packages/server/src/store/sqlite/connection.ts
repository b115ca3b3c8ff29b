import { StoreError } from '../store-error.ts';
import type { Db } from '../sql/db.ts';
import type { Query, Value } from '../sql/query.ts';
import type { Database, Sqlite } from './driver.ts';

type Statement = ReturnType<Database['prepare']>;

/** How long something waits while another program writes, in milliseconds. */
const PATIENCE = 5000;

export interface Connection {
  readonly database: Database;
  readonly db: Db;
  /** Runs a statement that has no arguments. */
  exec(sql: string): void;
  /** A setting of SQLite, or what a command of it answers. */
  pragma(text: string): Value;
  close(): void;
}

export function connect({ DatabaseSync }: Pick<Sqlite, 'DatabaseSync'>, file: string, readOnly = false): Connection {
  const database = new DatabaseSync(file, { readOnly, timeout: PATIENCE });
  const statements = new Map<string, Statement>();

  function prepared(sql: string): Statement {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const made = database.prepare(sql);
    statements.set(sql, made);
    return made;
  }

  /** Those that are built for one time are not kept. */
  function ready<A extends object>(query: Query<A, unknown>, args: A): readonly [Statement, Value[]] {
    const { sql, bind } = query.compile('sqlite');
    return [query.isOnce ? database.prepare(sql) : prepared(sql), bind(args)];
  }

  return {
    database,
    // The statements answer at once; the promises are for databases that do not.
    db: {
      async all<A extends object, R>(query: Query<A, R>, args: A) {
        const [statement, values] = ready(query, args);
        return statement.all(...values) as R[];
      },
      async first<A extends object, R>(query: Query<A, R>, args: A) {
        const [statement, values] = ready(query, args);
        return (statement.get(...values) as R | undefined) ?? null;
      },
      async run(query, args) {
        const [statement, values] = ready(query, args);
        return statement.run(...values).changes;
      },
    },
    exec: sql => void prepared(sql).run(),
    pragma(text) {
      const row = database.prepare(`pragma ${text}`).get() as Readonly<Record<string, Value>> | undefined;
      return row === undefined ? null : (Object.values(row)[0] ?? null);
    },
    close() {
      statements.clear();
      database.close();
    },
  };
}

/** Sets what makes an acknowledged write durable, and asks back whether it is so. */
export function makeDurable(connection: Connection): void {
  const wanted = [
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['fullfsync', 1],
    ['checkpoint_fullfsync', 1],
  ] as const;
  for (const [name, value] of wanted) {
    connection.pragma(`${name} = ${value}`);
    const is = connection.pragma(name);
    if (is !== value) throw new StoreError({ why: 'not-durable', detail: `${name} is ${is}` });
  }
}
