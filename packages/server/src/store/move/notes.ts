import { sql } from 'kysely';
import type { Db } from '../sql/db.ts';
import { once } from '../sql/query.ts';
import type { Place } from './rows.ts';
import type { Moved } from './tables.ts';

/*
 * How far a move has come: a table of its own in the draft, written with the rows it speaks of, gone when the draft
 * becomes the data.
 */

const TABLE = 'moving';

export const NOTES_SQL = `create table if not exists ${TABLE} (name text primary key not null, place text not null)`;
export const DROP_NOTES_SQL = `drop table if exists ${TABLE}`;

/** What the first note says: of which data this is. */
const OF = '';

/** What was noted of a table; of none, what data it is. */
async function noted(db: Db, name: string): Promise<string | null> {
  const get = once<{ readonly place: string }>(builder => ({
    compile: () =>
      sql<{ readonly place: string }>`select place from ${sql.table(TABLE)} where name = ${name}`.compile(builder),
  }));
  return (await db.first(get, {}))?.place ?? null;
}

async function note(db: Db, name: string, place: string): Promise<void> {
  const put = once(builder => ({
    compile: () =>
      sql`insert into ${sql.table(TABLE)} (name, place) values (${name}, ${place}) on conflict (name) do update set place = ${place}`.compile(
        builder,
      ),
  }));
  await db.run(put, {});
}

export const dataNoted = (db: Db): Promise<string | null> => noted(db, OF);
export const noteData = (db: Db, data: string): Promise<void> => note(db, OF, data);

/** `'all'`: every row of it is there. */
export async function placeNoted(db: Db, { name }: Moved): Promise<Place | 'all' | null> {
  const text = await noted(db, name);
  return text === null ? null : (JSON.parse(text) as Place | 'all');
}

export const notePlace = (db: Db, { name }: Moved, place: Place | 'all'): Promise<void> =>
  note(db, name, JSON.stringify(place));
