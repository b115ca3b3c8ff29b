import { sql } from 'kysely';
import type { EntryText } from '../entry-text.ts';
import type { TokenHash } from '@zaria/table';
import type { MatchId } from '../store.ts';
import { StoreError } from '../store-error.ts';
import type { Db } from './db.ts';
import { query } from './query.ts';

/** An entry as it comes out of the database: in text, with the name that belongs to it, if it was not erased. */
export interface EntryRow {
  readonly seq: number;
  readonly entry: string;
  readonly name: string | null;
  readonly wish: string | null;
}

const INSERT_ENTRY = query<{ id: string; seq: number; text: string }>()((db, { id, seq, text }) =>
  db.insertInto('entries').values({ match_id: id, seq, entry: text }),
);

/** Only onto the end of an open match's log; whoever comes second to a place writes nothing. */
const INSERT_NEXT = query<{ id: string; seq: number; before: number; text: string }>()(
  (db, { id, seq, before, text }) =>
    db
      .insertInto('entries')
      .columns(['match_id', 'seq', 'entry'])
      .expression(eb =>
        eb
          .selectFrom('matches')
          .select(({ cast, val }) => [
            'id',
            cast<number>(val(seq), 'integer').as('seq'),
            cast<string>(val(text), 'text').as('entry'),
          ])
          .where('id', '=', id)
          .where('closed', 'is', null)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('entries').select(sql.lit(1).as('one')).where('match_id', '=', id).where('seq', '=', before),
            ),
          ),
      )
      .onConflict(conflict => conflict.doNothing()),
);

const INSERT_NAME = query<{
  id: string;
  seq: number;
  seat: number;
  holder: string;
  name: string;
  wish: string | null;
}>()((db, { id, seq, seat, holder, name, wish }) =>
  db.insertInto('names').values({ match_id: id, seq, seat, holder, name, wish }),
);

const ADMIT = query<{ id: string; holder: string }>()((db, { id, holder }) =>
  db
    .insertInto('members')
    .values({ match_id: id, holder })
    .onConflict(conflict => conflict.doNothing()),
);

const ADMITTED = query<{ id: string; holder: string }>()((db, { id, holder }) =>
  db.selectFrom('members').select('match_id').where('holder', '=', holder).where('match_id', '=', id),
);

/** Whether there is such a match, whether it is closed, and whether something is at that place of its log. */
const PLACE = query<{ id: string; seq: number }>()((db, { id, seq }) =>
  db
    .selectFrom('matches')
    .leftJoin('entries', join => join.onRef('entries.match_id', '=', 'matches.id').on('entries.seq', '=', seq))
    .select(['matches.closed', 'entries.seq'])
    .where('matches.id', '=', id),
);

const READ = query<{ id: string; from: number }>()((db, { id, from }) =>
  db
    .selectFrom('entries')
    .leftJoin('names', join =>
      join.onRef('names.match_id', '=', 'entries.match_id').onRef('names.seq', '=', 'entries.seq'),
    )
    .select(['entries.seq', 'entries.entry', 'names.name', 'names.wish'])
    .where('entries.match_id', '=', id)
    .where('entries.seq', '>=', from)
    .orderBy('entries.seq'),
);

export async function writeEntries(db: Db, id: MatchId, seq: number, entries: readonly EntryText[]): Promise<void> {
  for (const [i, { text }] of entries.entries()) await db.run(INSERT_ENTRY, { id, seq: seq + i, text });
  await writeNames(db, id, seq, entries);
}

async function writeNames(db: Db, id: MatchId, seq: number, entries: readonly EntryText[]): Promise<void> {
  for (const [i, { personal }] of entries.entries()) {
    if (personal === null) continue;
    await db.run(INSERT_NAME, { id, seq: seq + i, ...personal });
    await admit(db, id, personal.holder);
  }
}

export const admit = async (db: Db, id: MatchId, holder: TokenHash): Promise<void> =>
  void (await db.run(ADMIT, { id, holder }));

export const isAdmitted = async (db: Db, id: MatchId, holder: TokenHash): Promise<boolean> =>
  (await db.first(ADMITTED, { id, holder })) !== null;

export async function append(db: Db, id: MatchId, seq: number, entries: readonly EntryText[]): Promise<boolean> {
  const [first, ...rest] = entries;
  if (first === undefined) return true;
  if ((await db.run(INSERT_NEXT, { id, seq, before: seq - 1, text: first.text })) === 0) {
    const place = await db.first(PLACE, { id, seq });
    if (place === null) throw new StoreError({ why: 'match-unknown', match: id });
    if (place.closed !== null) throw new StoreError({ why: 'match-closed', match: id });
    if (place.seq === null) throw new StoreError({ why: 'gap', match: id });
    return false;
  }
  await writeNames(db, id, seq, [first]);
  await writeEntries(db, id, seq + 1, rest);
  return true;
}

/** A hole in a log is damage: whoever folds it would see another match. */
export async function read(db: Db, id: MatchId, from: number): Promise<readonly EntryRow[]> {
  const rows = await db.all(READ, { id, from });
  for (const [i, { seq }] of rows.entries())
    if (seq !== from + i) throw new StoreError({ why: 'damaged', detail: `match ${id}: entry ${from + i} is missing` });
  return rows;
}
