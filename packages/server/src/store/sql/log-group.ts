import type { EntryText } from '../entry-text.ts';
import type { MatchId, StoreFault, Summary } from '../store.ts';
import type { Db } from './db.ts';
import { SUMMARISE, summaryRow } from './matches.ts';
import { once } from './query.ts';

/*
 * Appends of many matches at once, for a database that is asked from afar: two rounds, however many they are. Their
 * rows are locked meanwhile, in order, so that whoever comes second waits and is told so; the primary key of entries is
 * the fence all the same.
 */

/** Something written to a log, or what lists show of it. */
export type LogCall =
  | {
      readonly does: 'append';
      readonly id: MatchId;
      readonly seq: number;
      readonly entries: readonly EntryText[];
      readonly summary: Summary | null;
    }
  | { readonly does: 'summarise'; readonly id: MatchId; readonly summary: Summary };

/** `true`: written; `false`: somebody else has written there. */
export type LogOutcome = boolean | StoreFault;

const lock = (ids: readonly MatchId[]) =>
  once(db => db.selectFrom('matches').select(['id', 'closed']).where('id', 'in', ids).orderBy('id').forUpdate());

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

  const outcomes = calls.map(call => {
    if (call.does === 'append') return append(call);
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
    ],
  };
}
