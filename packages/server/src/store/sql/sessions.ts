import type { GuestId, SecretHash, Session, SessionOf } from '../store.ts';
import type { Db } from './db.ts';
import { once, query } from './query.ts';

const INSERT = query<Session>()((db, { hash, guest, match, created, seen }) =>
  db.insertInto('sessions').values({ hash, guest, match_id: match, created, seen }),
);

const GET = query<{ hash: string }>()((db, { hash }) =>
  db
    .selectFrom('sessions')
    .innerJoin('guests', 'guests.id', 'sessions.guest')
    .select(['hash', 'guest', 'match_id as match', 'sessions.created', 'seen', 'holder', 'name'])
    .where('hash', '=', hash),
);

const among = (hashes: readonly SecretHash[]) =>
  once(db => db.selectFrom('sessions').select('hash').where('hash', 'in', hashes));

const TOUCH = query<{ hash: string; at: number }>()((db, { hash, at }) =>
  db.updateTable('sessions').set({ seen: at }).where('hash', '=', hash).where('seen', '<', at),
);

const END = query<{ hash: string }>()((db, { hash }) => db.deleteFrom('sessions').where('hash', '=', hash));

const END_ALL = query<{ guest: string; but: string }>()((db, { guest, but }) =>
  db.deleteFrom('sessions').where('guest', '=', guest).where('hash', '!=', but),
);

export const addSession = async (db: Db, session: Session): Promise<void> => void (await db.run(INSERT, session));

export const session = (db: Db, hash: SecretHash): Promise<SessionOf | null> => db.first(GET, { hash });

export const sessionsAmong = async (db: Db, hashes: readonly SecretHash[]): Promise<readonly SecretHash[]> =>
  hashes.length === 0 ? [] : (await db.all(among(hashes), {})).map(({ hash }) => hash);

export const touch = async (db: Db, hash: SecretHash, at: number): Promise<void> =>
  void (await db.run(TOUCH, { hash, at }));

export const endSession = async (db: Db, hash: SecretHash): Promise<void> => void (await db.run(END, { hash }));

export const endSessions = async (db: Db, guest: GuestId, but: SecretHash | null): Promise<void> =>
  void (await db.run(END_ALL, { guest, but: but ?? '' }));
