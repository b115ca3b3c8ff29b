import type { Arrival, Guest, Guests, MatchId, Notice, SecretHash } from '../store.ts';
import { code, putCode, useCode } from './codes.ts';
import type { Db, OperationsOf } from './db.ts';
import { eraseGuest } from './erase.ts';
import { isAdmitted } from './log.ts';
import { row } from './match-lists.ts';
import { query } from './query.ts';
import { addSession, endSession, endSessions, session, sessionsAmong, touch } from './sessions.ts';
import { sweepGuests } from './sweep.ts';

const COLUMNS = ['id', 'holder', 'name', 'created'] as const;

const INSERT = query<Guest>()((db, { id, holder, name, created }) =>
  db.insertInto('guests').values({ id, holder, name, created }),
);

const GET = query<{ id: string }>()((db, { id }) => db.selectFrom('guests').select(COLUMNS).where('id', '=', id));

const BY_HOLDER = query<{ holder: string }>()((db, { holder }) =>
  db.selectFrom('guests').select(COLUMNS).where('holder', '=', holder),
);

const RENAME = query<{ id: string; name: string }>()((db, { id, name }) =>
  db.updateTable('guests').set({ name }).where('id', '=', id),
);

const PUT_NOTICE = query<Notice>()((db, { guest, endpoint, kind, details, created }) =>
  db
    .insertInto('notices')
    .values({ guest, endpoint, kind, details, created })
    .onConflict(conflict => conflict.columns(['guest', 'endpoint']).doUpdateSet({ kind, details, created })),
);

const NOTICES = query<{ guest: string }>()((db, { guest }) =>
  db
    .selectFrom('notices')
    .select(['guest', 'kind', 'endpoint', 'details', 'created'])
    .where('guest', '=', guest)
    .orderBy('created')
    .orderBy('endpoint'),
);

const DROP_NOTICE = query<{ guest: string; endpoint: string }>()((db, { guest, endpoint }) =>
  db.deleteFrom('notices').where('guest', '=', guest).where('endpoint', '=', endpoint),
);

const DROP_NOTICES = query<{ guest: string; kind: string }>()((db, { guest, kind }) =>
  db.deleteFrom('notices').where('guest', '=', guest).where('kind', '=', kind),
);

async function arrival(db: Db, hash: SecretHash, id: MatchId): Promise<Arrival> {
  const [known, match] = await Promise.all([session(db, hash), row(db, id)]);
  return { session: known, match, isAdmitted: known !== null && (await isAdmitted(db, id, known.holder)) };
}

export const guestOperations: OperationsOf<Guests> = {
  async add(db, guest, first) {
    await db.run(INSERT, guest);
    await addSession(db, first);
  },
  get: (db, id) => db.first(GET, { id }),
  byHolder: (db, holder) => db.first(BY_HOLDER, { holder }),
  rename: async (db, id, name) => void (await db.run(RENAME, { id, name })),
  erase: eraseGuest,

  addSession,
  session,
  arrival,
  sessionsAmong,
  touch,
  endSession,
  endSessions,

  putCode,
  code,
  useCode,

  putNotice: async (db, notice) => void (await db.run(PUT_NOTICE, notice)),
  notices: async (db, guest) =>
    (await db.all(NOTICES, { guest })).map(({ kind, ...rest }) => ({ ...rest, kind: kind as Notice['kind'] })),
  dropNotice: async (db, guest, endpoint) => void (await db.run(DROP_NOTICE, { guest, endpoint })),
  dropNotices: async (db, guest, kind) => void (await db.run(DROP_NOTICES, { guest, kind })),

  sweep: sweepGuests,
};
