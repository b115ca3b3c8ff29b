/* Databases for tests, in a PostgreSQL server that all test files of a run share. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { LEDGER_LOCK } from '../sql/ledger.ts';
import { startPostgres } from '../../../../../tools/postgres.mjs';

interface Ready {
  readonly url: string;
  readonly pid: number;
}

let shared: Promise<string> | null = null;

/** The address of a database in which others can be made. */
const server = (): Promise<string> => (shared ??= findServer());

async function findServer(): Promise<string> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named !== undefined) return named;
  const folder = process.env['ZARIA_SHARED'];
  if (folder === undefined) return alone();
  const ready = join(folder, 'ready');
  if (isFirst(join(folder, 'starting'))) {
    // Whoever waits for it hears also that it could not be started.
    const said = await startPostgres(join(folder, 'postgres')).then(
      ({ url, pid }) => ({ url: url('postgres'), pid }),
      (error: unknown) => ({ url: '', pid: 0, failed: String(error) }),
    );
    writeFileSync(`${ready}.part`, JSON.stringify(said));
    renameSync(`${ready}.part`, ready);
  }
  while (!existsSync(ready)) await new Promise(resolve => setTimeout(resolve, 20));
  const { url, failed } = JSON.parse(readFileSync(ready, 'utf8')) as Ready & { readonly failed?: string };
  if (failed !== undefined) throw new Error(failed);
  return url;
}

/** Outside of a test run: a server for this process alone. */
async function alone(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-postgres-'));
  const { url, pid } = await startPostgres(folder);
  process.once('exit', () => {
    process.kill(pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  });
  return url('postgres');
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

export interface TestDatabase {
  readonly url: string;
  /** Runs something in it, beside whoever uses it. */
  run(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Empties it. */
  reset(): Promise<void>;
  /** Cuts every connection that others have to it. */
  cut(): Promise<void>;
  drop(): Promise<void>;
}

/** Rows go, tables stay: to make them anew for each test takes longer than the test. */
const EMPTY = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'settings')
    loop execute 'delete from ' || quote_ident(name); end loop;
  if to_regclass('settings') is not null then delete from settings where settings.name <> '${LEDGER_LOCK}'; end if;
end $$`;

let databases = 0;

/** A new, empty database. */
export async function testDatabase(): Promise<TestDatabase> {
  const admin = await server();
  const name = `zaria_${process.pid}_${Date.now().toString(36)}_${++databases}`;
  const url = new URL(admin);
  url.pathname = `/${name}`;
  await runIn(admin, `create database ${name} template template0`);
  return {
    url: url.href,
    run: sql => runIn(url.href, sql),
    reset: async () => void (await runIn(url.href, EMPTY)),
    cut: async () =>
      void (await runIn(
        admin,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
      )),
    // A server that is only for this run goes with all it has: dropping takes long.
    drop: async () =>
      process.env['TEST_DATABASE_URL'] === undefined
        ? undefined
        : void (await runIn(admin, `drop database if exists ${name} with (force)`)),
  };
}

async function runIn(url: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
