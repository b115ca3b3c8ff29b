import type { GuestId, MatchId } from '../store.ts';
import type { Db } from './db.ts';
import { once, query } from './query.ts';

const HOLDER = query<{ guest: string }>()((db, { guest }) =>
  db.selectFrom('guests').select('holder').where('id', '=', guest),
);

const NAMED = query<{ holder: string }>()((db, { holder }) =>
  db.selectFrom('names').select('match_id').distinct().where('holder', '=', holder),
);

const SAID = query<{ holder: string }>()((db, { holder }) =>
  db.selectFrom('lines').select('match_id').distinct().where('holder', '=', holder),
);

const OF_HOLDER = [
  query<{ holder: string }>()((db, { holder }) => db.deleteFrom('names').where('holder', '=', holder)),
  query<{ holder: string }>()((db, { holder }) =>
    db.updateTable('lines').set({ holder: '', name: '', said: null }).where('holder', '=', holder),
  ),
  query<{ holder: string }>()((db, { holder }) => db.deleteFrom('members').where('holder', '=', holder)),
];

const OF_GUEST = [
  query<{ guest: string }>()((db, { guest }) => db.deleteFrom('sessions').where('guest', '=', guest)),
  query<{ guest: string }>()((db, { guest }) => db.deleteFrom('codes').where('guest', '=', guest)),
  query<{ guest: string }>()((db, { guest }) => db.deleteFrom('notices').where('guest', '=', guest)),
  query<{ guest: string }>()((db, { guest }) => db.deleteFrom('guests').where('id', '=', guest)),
];

const nextEdition = (ids: readonly MatchId[]) =>
  once(db =>
    db
      .updateTable('matches')
      .set(eb => ({ edition: eb('edition', '+', 1) }))
      .where('id', 'in', ids),
  );

/** Everything that says who a guest was; gives the matches that look otherwise now. */
export async function eraseGuest(db: Db, guest: GuestId): Promise<readonly MatchId[]> {
  const found = await db.first(HOLDER, { guest });
  if (found === null) return [];
  const named = await db.all(NAMED, found);
  const said = await db.all(SAID, found);
  for (const erase of OF_HOLDER) await db.run(erase, found);
  for (const erase of OF_GUEST) await db.run(erase, { guest });
  const touched = [...new Set([...named, ...said].map(({ match_id }) => match_id))].sort();
  if (touched.length > 0) await db.run(nextEdition(touched), {});
  return touched;
}
