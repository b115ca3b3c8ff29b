import type { EntryText } from '../entry-text.ts';
import type { MatchId, Summary } from '../store.ts';
import type { StoreFault } from '../store-error.ts';
import type { Db } from './db.ts';
import { SUMMARISE, summaryRow } from './matches.ts';
import { once, query } from './query.ts';

/*
 * What is written of many matches at once, for a database that is asked from afar: two rounds, however many they are.
 * Their rows are locked meanwhile, in order, so that whoever comes second waits and is told so; the primary key of entries
 * is the fence all the same. Whatever servers write often to the rows of matches goes this way: one that locked them in
 * another order would wait for others in a circle.
 */

/** Something written to a log, what lists show of it, or who was told that he is waited for. */
export type LogCall =
  | {
      readonly does: 'append';
      readonly id: MatchId;
      readonly seq: number;
      readonly entries: readonly EntryText[];
      readonly summary: Summary | null;
    }
  | { readonly does: 'summarise'; readonly id: MatchId; readonly summary: Summary }
  | { readonly does: 'notice'; readonly id: MatchId; readonly noticed: string; readonly before: string | null };

/** `true`: written; `false`: somebody else has written there, or there is no such match to be noticed. */
export type LogOutcome = boolean | StoreFault;

const lock = (ids: readonly MatchId[]) =>
  once(db =>
    db.selectFrom('matches').select(['id', 'closed', 'noticed']).where('id', 'in', ids).orderBy('id').forUpdate(),
  );

const ends = (ids: readonly MatchId[]) =>
  once(db =>
    db
      .selectFrom('matches')
      .select(({ selectFrom }) => [
        'id',
        selectFrom('entries')
          .select(({ fn }) => fn.max('seq').as('last'))
          .whereRef('match_id', '=', 'matches.id')
          .as('last'),
      ])
      .where('id', 'in', ids),
  );

const NOTICE = query<{ id: string; noticed: string | null }>()((db, { id, noticed }) =>
  db.updateTable('matches').set({ noticed }).where('id', '=', id),
);

type EntryRow = { readonly match_id: string; readonly seq: number; readonly entry: string };
type NameRow = Readonly<Record<'match_id' | 'holder' | 'name', string> & Record<'seq' | 'seat', number>> & {
  readonly wish: string | null;
};

const insertEntries = (rows: readonly EntryRow[]) => once(db => db.insertInto('entries').values(rows));
const insertNames = (rows: readonly NameRow[]) => once(db => db.insertInto('names').values(rows));
const insertMembers = (rows: readonly { readonly match_id: string; readonly holder: string }[]) =>
  once(db =>
    db
      .insertInto('members')
      .values(rows)
      .onConflict(conflict => conflict.doNothing()),
  );

/** Says what becomes of each, in their order; `write` is to be called then, and the transaction ended. */
export async function decideLog(
  db: Db,
  calls: readonly LogCall[],
): Promise<{ readonly outcomes: readonly LogOutcome[]; write(): readonly Promise<unknown>[] }> {
  const ids = [...new Set(calls.map(({ id }) => id))].sort();
  // Sent together. The second sees what was written while the first waited.
  const [locked, last] = await Promise.all([db.all(lock(ids), {}), db.all(ends(ids), {})]);
  const closed = new Map(locked.map(row => [row.id, row.closed]));
  const noticed = new Map(locked.map(row => [row.id, row.noticed]));
  const noticedNow = new Set<MatchId>();
  const end = new Map(last.map(row => [row.id, (row.last ?? -1) + 1]));
  const entries: EntryRow[] = [];
  const names: NameRow[] = [];
  const summaries: { readonly id: MatchId; readonly summary: Summary }[] = [];

  function append({ id, seq, entries: texts, summary }: Extract<LogCall, { readonly does: 'append' }>): LogOutcome {
    if (texts.length === 0) return true;
    const isClosed = closed.get(id);
    const length = end.get(id) ?? 0;
    if (isClosed === undefined) return { why: 'match-unknown', match: id };
    if (isClosed !== null) return { why: 'match-closed', match: id };
    if (seq > length || seq < 0) return { why: 'gap', match: id };
    if (seq < length) return false;
    end.set(id, seq + texts.length);
    for (const [i, { text, personal }] of texts.entries()) {
      entries.push({ match_id: id, seq: seq + i, entry: text });
      if (personal !== null) names.push({ match_id: id, seq: seq + i, ...personal });
    }
    if (summary !== null) summaries.push({ id, summary });
    return true;
  }

  function notice({ id, noticed: next, before }: Extract<LogCall, { readonly does: 'notice' }>): boolean {
    if (noticed.get(id) !== before) return false;
    noticed.set(id, next);
    noticedNow.add(id);
    return true;
  }

  const outcomes = calls.map(call => {
    if (call.does === 'append') return append(call);
    if (call.does === 'notice') return notice(call);
    summaries.push(call);
    return true;
  });
  const members = new Map(names.map(({ match_id, holder }) => [`${match_id} ${holder}`, { match_id, holder }]));
  return {
    outcomes,
    write: () => [
      ...(entries.length === 0 ? [] : [db.run(insertEntries(entries), {})]),
      ...(names.length === 0 ? [] : [db.run(insertNames(names), {}), db.run(insertMembers([...members.values()]), {})]),
      ...summaries.map(({ id, summary }) => db.run(SUMMARISE, { id, ...summaryRow(summary) })),
      ...[...noticedNow].map(id => db.run(NOTICE, { id, noticed: noticed.get(id) ?? null })),
    ],
  };
}
