import { StoreError } from '../store-error.ts';
import { SCHEMA_NUMBER, foundationSql, migrationSql } from '../sql/migrations.ts';
import { query } from '../sql/query.ts';
import { connect, makeDurable, type Connection } from './connection.ts';
import { checkWhole } from './whole.ts';
import type { Sqlite } from './driver.ts';
import { faultOf } from './fault.ts';
import { makeFile, sizeOf, type Folder } from './folder.ts';

/** Says that a file is ours: "Zari". */
export const APPLICATION = 0x5a617269;

const APPLIED = query<{ number: number; applied: number }>()((db, { number, applied }) =>
  db.insertInto('migrations').values({ number, applied }),
);

const NUMBER = query()(db => db.selectFrom('migrations').select(eb => eb.fn.max('number').as('number')));

/** Opens the database to write to it, as whoever has locked its folder: makes it, or brings it up to date. */
export async function openToWrite(sqlite: Sqlite, folder: Folder, now: number): Promise<Connection> {
  // What stopped in order has left nothing behind.
  const wasStoppedShort = sizeOf(folder.log) > 0;
  makeFile(folder.database);
  return guarded(connect(sqlite, folder.database), async connection => {
    checkOurs(connection);
    makeDurable(connection);
    connection.pragma('wal_autocheckpoint = 0');
    leaveNoTrace(connection);
    connection.pragma('cell_size_check = 1');
    if (wasStoppedShort) await checkWhole(connection);
    await migrate(connection, now);
  });
}

/** Opens the database beside whoever has locked its folder, to look at it or also to change something. */
export async function openToRead(
  sqlite: Sqlite,
  folder: Folder,
  mode: 'only' | 'and-amend' = 'only',
): Promise<Connection> {
  if (sizeOf(folder.database) === 0) throw new StoreError({ why: 'missing' });
  return guarded(connect(sqlite, folder.database, mode === 'only'), async connection => {
    await checkReadable(connection);
    if (mode === 'only') return;
    makeDurable(connection);
    leaveNoTrace(connection);
  });
}

/** What is deleted is overwritten: the secrets of dice, names, and what people say. */
const leaveNoTrace = (connection: Connection): void => void connection.pragma('secure_delete = 1');

/** Whether the database is ours, and as this program knows it. */
export async function checkReadable(connection: Connection): Promise<void> {
  checkOurs(connection);
  const has = await schemaNumber(connection);
  if (has !== SCHEMA_NUMBER)
    throw new StoreError({ why: has > SCHEMA_NUMBER ? 'newer' : 'older', has, knows: SCHEMA_NUMBER });
}

async function guarded(
  connection: Connection,
  prepare: (connection: Connection) => Promise<void>,
): Promise<Connection> {
  try {
    await prepare(connection);
    return connection;
  } catch (error) {
    connection.close();
    throw new StoreError(faultOf(error));
  }
}

function checkOurs(connection: Connection): void {
  // One that was just made is nobody's.
  if (connection.pragma('schema_version') !== 0) checkMarked(connection);
}

/** Whether the database says that it is ours. */
export function checkMarked(connection: Connection): void {
  if (connection.pragma('application_id') !== APPLICATION)
    throw new StoreError({ why: 'damaged', detail: 'the file is no database of Zaria' });
}

const schemaNumber = async ({ db, database }: Connection): Promise<number> =>
  database.prepare(`select 1 from sqlite_schema where name = 'migrations'`).get() === undefined
    ? 0
    : ((await db.first(NUMBER, {}))?.number ?? 0);

/** Takes the steps that are missing, all or none. */
async function migrate(connection: Connection, now: number): Promise<void> {
  const { db, database } = connection;
  database.exec('begin immediate');
  const has = await schemaNumber(connection);
  if (has > SCHEMA_NUMBER) throw new StoreError({ why: 'newer', has, knows: SCHEMA_NUMBER });
  if (has < SCHEMA_NUMBER) {
    database.exec(`pragma application_id = ${APPLICATION}`);
    database.exec(foundationSql('sqlite'));
  }
  for (let number = has + 1; number <= SCHEMA_NUMBER; number++) {
    for (const statement of migrationSql(number, 'sqlite')) database.exec(statement);
    await db.run(APPLIED, { number, applied: now });
  }
  database.exec('commit');
}
