import type { Attendance, ClusterKept, MatchId, ProcessId } from '../store.ts';
import type { Db, OperationsOf } from './db.ts';
import { once, query } from './query.ts';

/** Those that were not heard of for so long are forgotten, in milliseconds. */
const FORGOTTEN = 60_000;

const BEAT = query<{ id: string; until: number }>()((db, { id, until }) =>
  db
    .insertInto('processes')
    .values({ id, until })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ until })),
);

const FORGET = query<{ before: number }>()((db, { before }) => db.deleteFrom('processes').where('until', '<', before));

const FORGET_ATTENDANCE = query()(db =>
  db.deleteFrom('attendance').where('process', 'not in', eb => eb.selectFrom('processes').select('processes.id')),
);

/** Those of which nobody has ever been heard. */
const addLeads = (process: ProcessId, ids: readonly MatchId[]) =>
  once(db =>
    db
      .insertInto('leads')
      .values(ids.map(match_id => ({ match_id, process })))
      .onConflict(conflict => conflict.doNothing()),
  );

const takeLeads = (process: ProcessId, ids: readonly MatchId[], now: number) =>
  once(db =>
    db
      .updateTable('leads')
      .set({ process })
      .where('match_id', 'in', ids)
      .where('process', 'not in', eb => eb.selectFrom('processes').select('processes.id').where('until', '>', now)),
  );

const ledOf = (process: ProcessId, ids: readonly MatchId[]) =>
  once(db => db.selectFrom('leads').select('match_id').where('match_id', 'in', ids).where('process', '=', process));

const release = (process: ProcessId, ids: readonly MatchId[]) =>
  once(db => db.deleteFrom('leads').where('process', '=', process).where('match_id', 'in', ids));

const ORPHANS = query<{ now: number; most: number }>()((db, { now, most }) =>
  db
    .selectFrom('leads')
    .select('match_id')
    .where('process', 'not in', eb => eb.selectFrom('processes').select('processes.id').where('until', '>', now))
    .orderBy('match_id')
    .limit(most),
);

const LEAVE = [
  query<{ id: string }>()((db, { id }) => db.deleteFrom('processes').where('id', '=', id)),
  query<{ id: string }>()((db, { id }) => db.deleteFrom('attendance').where('process', '=', id)),
];

const attend = (process: ProcessId, tables: readonly Attendance[]) =>
  once(db =>
    db
      .insertInto('attendance')
      .values(tables.map(({ match, holders }) => ({ match_id: match, process, holders: JSON.stringify(holders) })))
      .onConflict(conflict =>
        conflict.columns(['match_id', 'process']).doUpdateSet(eb => ({ holders: eb.ref('excluded.holders') })),
      ),
  );

const unattend = (process: ProcessId, ids: readonly MatchId[]) =>
  once(db => db.deleteFrom('attendance').where('process', '=', process).where('match_id', 'in', ids));

const elsewhere = (process: ProcessId, ids: readonly MatchId[], now: number) =>
  once(db =>
    db
      .selectFrom('attendance')
      .innerJoin('processes', 'processes.id', 'attendance.process')
      .select(['match_id', 'holders'])
      .where('match_id', 'in', ids)
      .where('process', '!=', process)
      .where('processes.until', '>', now),
  );

async function claim(db: Db, process: ProcessId, wanted: readonly MatchId[], now: number): Promise<readonly MatchId[]> {
  if (wanted.length === 0) return [];
  // In order, so that two who claim the same wait for each other and not in a circle.
  const ids = [...new Set(wanted)].sort();
  // Sent together: one way there and back, however many they are.
  const [, , led] = await Promise.all([
    db.run(addLeads(process, ids), {}),
    db.run(takeLeads(process, ids, now), {}),
    db.all(ledOf(process, ids), {}),
  ]);
  return led.map(({ match_id }) => match_id);
}

export const clusterOperations: OperationsOf<ClusterKept> = {
  async beat(db, process, now, until) {
    await db.run(BEAT, { id: process, until });
    if ((await db.run(FORGET, { before: now - FORGOTTEN })) > 0) await db.run(FORGET_ATTENDANCE, {});
  },
  claim,
  release: async (db, process, ids) => void (ids.length > 0 && (await db.run(release(process, ids), {}))),
  orphans: async (db, now, most) => (await db.all(ORPHANS, { now, most })).map(({ match_id }) => match_id),
  async leave(db, process) {
    for (const remove of LEAVE) await db.run(remove, { id: process });
  },
  async attend(db, process, tables) {
    const here = tables.filter(({ holders }) => holders.length > 0);
    const gone = tables.filter(({ holders }) => holders.length === 0).map(({ match }) => match);
    if (here.length > 0) await db.run(attend(process, here), {});
    if (gone.length > 0) await db.run(unattend(process, gone), {});
  },
  async elsewhere(db, process, ids, now) {
    if (ids.length === 0) return [];
    return (await db.all(elsewhere(process, ids, now), {})).map(({ match_id: match, holders }) => ({
      match,
      holders: JSON.parse(holders) as readonly string[],
    }));
  },
};
