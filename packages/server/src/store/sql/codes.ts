import type { Seat } from '@zaria/kit';
import type { Code, CodeUse } from '../store.ts';
import type { Db } from './db.ts';
import { query } from './query.ts';
import { addSession, endSessions } from './sessions.ts';

const PUT = query<Omit<Code, 'seat'> & { seat: number | null }>()(
  (db, { hash, kind, guest, match, seat, created, until }) =>
    db.insertInto('codes').values({ hash, kind, guest, match_id: match, seat, created, until }),
);

const DROP = query<{ guest: string; kind: string; match: string }>()((db, { guest, kind, match }) =>
  db
    .deleteFrom('codes')
    .where('guest', '=', guest)
    .where('kind', '=', kind)
    .where(eb => eb.fn.coalesce('match_id', eb.val('')), '=', match),
);

const GET = query<{ hash: string; now: number }>()((db, { hash, now }) =>
  db
    .selectFrom('codes')
    .select(['hash', 'kind', 'guest', 'match_id as match', 'seat', 'created', 'until'])
    .where('hash', '=', hash)
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)])),
);

const USE = query<{ hash: string; now: number }>()((db, { hash, now }) =>
  db
    .deleteFrom('codes')
    .where('hash', '=', hash)
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)])),
);

export async function putCode(db: Db, code: Code, alone: boolean): Promise<void> {
  if (alone) await db.run(DROP, { guest: code.guest, kind: code.kind, match: code.match ?? '' });
  await db.run(PUT, code);
}

export async function code(db: Db, hash: string, now: number): Promise<Code | null> {
  const found = await db.first(GET, { hash, now });
  return found && { ...found, kind: found.kind as Code['kind'], seat: found.seat as Seat | null };
}

export async function useCode(db: Db, { hash, now, session, next, alone }: CodeUse): Promise<boolean> {
  if ((await db.run(USE, { hash, now })) === 0) return false;
  if (session !== null) await addSession(db, session);
  if (session !== null && alone) await endSessions(db, session.guest, session.hash);
  if (next !== null) await putCode(db, next, true);
  return true;
}
