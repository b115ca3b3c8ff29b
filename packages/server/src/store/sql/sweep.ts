import { sql } from 'kysely';
import type { MatchId, Retention } from '../store.ts';
import type { Db } from './db.ts';
import { query } from './query.ts';

/** Matches whose time is over. One whose summary is behind its log is not judged by it. */
const OVERDUE = query<{ unstarted: number; finished: number; most: number }>()((db, { unstarted, finished, most }) =>
  db
    .selectFrom('matches')
    .select('id')
    .where(({ or, and, eb }) =>
      or([
        and([eb('phase', '=', sql.lit('lobby')), eb('changed', '<', unstarted)]),
        and([
          or([eb('phase', 'in', [sql.lit('over'), sql.lit('abandoned')]), eb('closed', 'is not', null)]),
          eb('changed', '<', finished),
        ]),
      ]),
    )
    .where(({ or, not, exists, selectFrom, eb }) =>
      or([
        eb('closed', 'is not', null),
        not(
          exists(
            selectFrom('entries')
              .select(sql.lit(1).as('one'))
              .whereRef('entries.match_id', '=', 'matches.id')
              .whereRef('entries.seq', '>=', 'matches.summed'),
          ),
        ),
      ]),
    )
    .orderBy('changed')
    .limit(most),
);

const OF_MATCH = [
  // First: whoever is writing to it is waited for, and nobody begins to.
  query<{ id: string }>()((db, { id }) => db.deleteFrom('matches').where('id', '=', id)),
  query<{ id: string }>()((db, { id }) => db.deleteFrom('entries').where('match_id', '=', id)),
  query<{ id: string }>()((db, { id }) => db.deleteFrom('names').where('match_id', '=', id)),
  query<{ id: string }>()((db, { id }) => db.deleteFrom('lines').where('match_id', '=', id)),
  query<{ id: string }>()((db, { id }) => db.deleteFrom('members').where('match_id', '=', id)),
  query<{ id: string }>()((db, { id }) => db.deleteFrom('codes').where('match_id', '=', id)),
  query<{ id: string }>()((db, { id }) => db.deleteFrom('sessions').where('match_id', '=', id)),
  query<{ id: string }>()((db, { id }) => db.deleteFrom('secrets').where('match_id', '=', id)),
  query<{ id: string }>()((db, { id }) => db.deleteFrom('leads').where('match_id', '=', id)),
];

export async function sweepMatches(
  db: Db,
  { unstarted, finished }: Retention,
  most: number,
): Promise<readonly MatchId[]> {
  const overdue = await db.all(OVERDUE, { unstarted, finished: finished ?? 0, most });
  for (const { id } of overdue) for (const remove of OF_MATCH) await db.run(remove, { id });
  return overdue.map(({ id }) => id);
}

const OLD_CODES = query<{ now: number }>()((db, { now }) =>
  db.deleteFrom('codes').where('until', 'is not', null).where('until', '<=', now),
);

const OLD_SESSIONS = query<{ seen: number; most: number }>()((db, { seen, most }) =>
  db.selectFrom('sessions').select('hash').where('seen', '<', seen).orderBy('seen').limit(most),
);

const OF_SESSION = query<{ hash: string }>()((db, { hash }) => db.deleteFrom('sessions').where('hash', '=', hash));

/** Guests whom nothing leads to and who are at no table. */
const LONE_GUESTS = query<{ most: number }>()((db, { most }) =>
  db
    .selectFrom('guests')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('hash').whereRef('sessions.guest', '=', 'guests.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('members').select('holder').whereRef('members.holder', '=', 'guests.holder'))),
    )
    .limit(most),
);

const OF_GUEST = [
  query<{ id: string }>()((db, { id }) => db.deleteFrom('notices').where('guest', '=', id)),
  query<{ id: string }>()((db, { id }) => db.deleteFrom('codes').where('guest', '=', id)),
  query<{ id: string }>()((db, { id }) => db.deleteFrom('guests').where('id', '=', id)),
];

export async function sweepGuests(
  db: Db,
  { now, seen }: { readonly now: number; readonly seen: number },
  most: number,
): Promise<number> {
  const codes = await db.run(OLD_CODES, { now });
  const sessions = await db.all(OLD_SESSIONS, { seen, most });
  for (const { hash } of sessions) await db.run(OF_SESSION, { hash });
  const guests = await db.all(LONE_GUESTS, { most });
  for (const { id } of guests) for (const remove of OF_GUEST) await db.run(remove, { id });
  return codes + sessions.length + guests.length;
}
