import { SCHEMA_NUMBER, foundationSql, migrationSql } from '../sql/migrations.ts';
import { DROP_WRITERS } from '../sql/writers.ts';
import { query } from '../sql/query.ts';
import { StoreError } from '../store-error.ts';
import type { Connection } from './connection.ts';
import { isClash, isTaken, isWithoutTable } from './fault.ts';

const APPLIED = query<{ number: number; applied: number }>()((db, { number, applied }) =>
  db
    .insertInto('migrations')
    .values({ number, applied })
    .onConflict(conflict => conflict.doNothing()),
);

const NUMBER = query()(db => db.selectFrom('migrations').select(eb => eb.fn.max('number').as('number')));

/** A row that is no step: whoever takes steps holds it, so that only one does. */
const LOCK = query()(db => db.selectFrom('migrations').select('number').where('number', '=', 0).forUpdate());

const DAY = 24 * 60 * 60_000;
const MOST_TRIES = 10;

/** Makes the tables, or brings them up to date, whoever else wants to do so at the same time. */
export async function migrate(connection: Connection, now: number): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await takeSteps(connection, now);
      break;
    } catch (error) {
      await connection.exec('rollback');
      if (!(isClash(error) || isTaken(error)) || tries === MOST_TRIES) throw error;
    }
  }
  await connection.db.run(DROP_WRITERS, { seen: now - DAY });
}

async function takeSteps({ db, exec }: Connection, now: number): Promise<void> {
  const had = await schemaNumber(db);
  if (had === SCHEMA_NUMBER) return;
  if (had === null) {
    // Two that make the same table at once are in each other's way: then the other has made it.
    await exec(foundationSql('postgres')).catch(() => exec(foundationSql('postgres')));
    await db.run(APPLIED, { number: 0, applied: now });
  }
  await exec('begin');
  await db.first(LOCK, {});
  const has = (await schemaNumber(db)) ?? 0;
  if (has > SCHEMA_NUMBER) throw new StoreError({ why: 'newer', has, knows: SCHEMA_NUMBER });
  for (let number = has + 1; number <= SCHEMA_NUMBER; number++) {
    for (const statement of migrationSql(number, 'postgres')) await exec(statement);
    await db.run(APPLIED, { number, applied: now });
  }
  await exec('commit');
}

/** Whether the tables are as this program knows them. */
export async function checkReadable({ db }: Connection): Promise<void> {
  const has = await schemaNumber(db);
  if (has === null) throw new StoreError({ why: 'missing' });
  if (has !== SCHEMA_NUMBER)
    throw new StoreError({ why: has > SCHEMA_NUMBER ? 'newer' : 'older', has, knows: SCHEMA_NUMBER });
}

/** `null`: there are no tables of ours. */
async function schemaNumber(db: Connection['db']): Promise<number | null> {
  try {
    return (await db.first(NUMBER, {}))?.number ?? 0;
  } catch (error) {
    if (isWithoutTable(error)) return null;
    throw error;
  }
}
