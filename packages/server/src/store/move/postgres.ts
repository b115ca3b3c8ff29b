import { sql } from 'kysely';
import { connect, type Connection } from '../postgres/connection.ts';
import type { DatabaseAddress } from '../postgres/address.ts';
import { faultOf, isWithoutTable } from '../postgres/fault.ts';
import { checkReadable, migrate } from '../postgres/migrate.ts';
import { checkLogs } from '../sql/check-logs.ts';
import { once, query } from '../sql/query.ts';
import { StoreError } from '../store-error.ts';
import { DROP_NOTES_SQL, NOTES_SQL } from './notes.ts';
import type { Source, Target } from './place.ts';
import { isEmpty } from './rows.ts';
import { MOVED } from './tables.ts';

/** Milliseconds that an answer is waited for: counting a large table takes a while. */
const PATIENCE = 60 * 60_000;
/** The schema of the database in which a draft is. */
const DRAFT = 'zaria_moving';
/** What our connections say they are. */
const NAME = 'zaria';

/** The data of a database at which no server is, as far as it can be told. */
export async function databaseSource(address: DatabaseAddress): Promise<Source> {
  const connection = await reached(address);
  try {
    await checkReadable(connection);
    await checkAlone(connection);
    return { db: connection.db, close: () => connection.close() };
  } catch (error) {
    await connection.close();
    throw new StoreError(faultOf(error, address));
  }
}

/** A database without data of ours; the draft is in a schema of its own. */
export async function databaseTarget(address: DatabaseAddress, now: number): Promise<Target> {
  const connection = await reached(address);
  const { db, exec } = connection;
  try {
    const home = await currentSchema(connection);
    if (home === null) throw new StoreError({ why: 'failed', detail: 'there is no schema to put tables into' });
    await checkAlone(connection);
    await checkEmpty(connection, home);
    const isBegun = await hasDraft(connection);
    await openDraft();
    return {
      db,
      isBegun,
      async atOnce(work) {
        await guarded(async () => {
          await exec('begin');
          try {
            await work();
            await exec('commit');
          } catch (error) {
            await exec('rollback').catch(() => null);
            throw error;
          }
        });
      },
      startOver: () =>
        guarded(async () => {
          await exec(`drop schema ${DRAFT} cascade`);
          await openDraft();
        }),
      publish: () =>
        guarded(async () => {
          await checkLogs(db);
          await exec(DROP_NOTES_SQL);
          await exec(`set search_path to ${quoted(home)}`);
          await checkAlone(connection);
          await checkEmpty(connection, home);
          const tables = await tablesIn(connection, DRAFT);
          await exec('begin');
          for (const table of tables.map(quoted)) {
            await exec(`drop table if exists ${quoted(home)}.${table}`);
            await exec(`alter table ${DRAFT}.${table} set schema ${quoted(home)}`);
          }
          await exec(`drop schema ${DRAFT}`);
          await exec('commit');
        }),
      close: () => connection.close(),
    };
  } catch (error) {
    await connection.close();
    throw new StoreError(faultOf(error, address));
  }

  async function guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      throw new StoreError(faultOf(error, address));
    }
  }

  async function openDraft(): Promise<void> {
    await exec(`create schema if not exists ${DRAFT}`);
    await exec(`set search_path to ${DRAFT}`);
    await migrate(connection, now);
    await exec(NOTES_SQL);
  }
}

async function reached(address: DatabaseAddress): Promise<Connection> {
  try {
    return await connect(address, PATIENCE);
  } catch (error) {
    throw new StoreError(faultOf(error, address));
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function currentSchema({ db }: Connection): Promise<string | null> {
  const asked = once<{ readonly name: string | null }>(builder => ({
    compile: () => sql<{ readonly name: string | null }>`select current_schema() as name`.compile(builder),
  }));
  return (await db.first(asked, {}))?.name ?? null;
}

async function tablesIn({ db }: Connection, schema: string): Promise<readonly string[]> {
  const asked = once<{ readonly name: string }>(builder => ({
    compile: () =>
      sql<{
        readonly name: string;
      }>`select table_name as name from information_schema.tables where table_schema = ${schema}`.compile(builder),
  }));
  return (await db.all(asked, {})).map(({ name }) => name);
}

async function hasDraft({ db }: Connection): Promise<boolean> {
  const asked = once<{ readonly name: string }>(builder => ({
    compile: () =>
      sql<{
        readonly name: string;
      }>`select schema_name as name from information_schema.schemata where schema_name = ${DRAFT}`.compile(builder),
  }));
  return (await db.first(asked, {})) !== null;
}

/** Tables of ours without anything in them may be there: a server was started once. Those of others are left alone. */
async function checkEmpty(connection: Connection, home: string): Promise<void> {
  const there = new Set(await tablesIn(connection, home));
  const found = MOVED.filter(({ name }) => there.has(name));
  if (found.length === 0) return;
  if (!there.has('migrations')) throw new StoreError({ why: 'exists' });
  await checkReadable(connection);
  for (const table of found) if (!(await isEmpty(connection.db, table))) throw new StoreError({ why: 'exists' });
}

const ALIVE = query<{ now: number }>()((db, { now }) =>
  db.selectFrom('processes').select('id').where('until', '>', now),
);

const CONNECTED = once<{ readonly pid: number }>(builder => ({
  compile: () =>
    sql<{
      readonly pid: number;
    }>`select pid from pg_stat_activity where datname = current_database() and application_name = ${NAME} and pid <> pg_backend_pid()`.compile(
      builder,
    ),
}));

/**
 * Whether a server is at the database: each says every second that it lives, and has connections that say whose they
 * are. Databases that are only like PostgreSQL may not know of those. A write meanwhile is noticed by what is compared at
 * the end.
 */
async function checkAlone({ db }: Connection): Promise<void> {
  const connected = await db.all(CONNECTED, {}).catch(() => []);
  const alive = await db.all(ALIVE, { now: Date.now() }).catch((error: unknown) => {
    if (isWithoutTable(error)) return [];
    throw error;
  });
  if (connected.length + alive.length > 0) throw new StoreError({ why: 'in-use' });
}
