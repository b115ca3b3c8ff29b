import { openMatch, type Opening } from '@zaria/fair';
import type { EntryText } from '../entry-text.ts';
import type { Created, MatchId, Matches, NewMatch, Summary } from '../store.ts';
import type { Db, OperationsOf } from './db.ts';
import { INSERT_OPENING, lastOpening, openingOf } from './ledger.ts';
import { admit, append, isAdmitted, read, writeEntries, type EntryRow } from './log.ts';
import { behind, count, due, heads, list, nextDue, ofHolder, row } from './match-lists.ts';
import { query } from './query.ts';
import { sweepMatches } from './sweep.ts';

/** Entries go in and out as text: what they mean is not the database's business. */
interface TextMatches extends Omit<Matches, 'create' | 'append' | 'read'> {
  create(match: Omit<NewMatch, 'entries'>, entries: readonly EntryText[]): Promise<Created>;
  append(id: MatchId, seq: number, entries: readonly EntryText[], summary: Summary | null): Promise<boolean>;
  read(id: MatchId, from: number): Promise<readonly EntryRow[]>;
}

interface SummaryRow {
  readonly phase: string;
  readonly chairs: string;
  readonly waiting: string;
  readonly changed: number;
  readonly seq: number;
  readonly wake: number | null;
}

const INSERT = query<
  SummaryRow & {
    id: string;
    game: string;
    isPublic: number;
    created: number;
    join: string;
    request: string | null;
  }
>()((db, { id, game, phase, chairs, waiting, isPublic, created, changed, seq, wake, join, request }) =>
  db.insertInto('matches').values({
    id,
    game,
    phase,
    chairs,
    waiting,
    is_public: isPublic,
    created,
    changed,
    summed: seq,
    wake,
    closed: null,
    restored: null,
    join_hash: join,
    request,
    noticed: null,
    edition: 0,
  }),
);

const BY_REQUEST = query<{ request: string }>()((db, { request }) =>
  db.selectFrom('matches').select('id').where('request', '=', request),
);

const INSERT_SECRET = query<{ id: string; secret: string }>()((db, { id, secret }) =>
  db.insertInto('secrets').values({ match_id: id, secret }),
);

const SECRET = query<{ id: string }>()((db, { id }) =>
  db.selectFrom('secrets').select('secret').where('match_id', '=', id),
);

const JOIN = query<{ id: string }>()((db, { id }) => db.selectFrom('matches').select('join_hash').where('id', '=', id));

export const SUMMARISE = query<SummaryRow & { id: string }>()(
  (db, { id, phase, chairs, waiting, changed, seq, wake }) =>
    db
      .updateTable('matches')
      .set({ phase, chairs, waiting, changed, summed: seq, wake })
      .where('id', '=', id)
      .where('summed', '<=', seq)
      .where('closed', 'is', null),
);

const SET_JOIN = query<{ id: string; join: string }>()((db, { id, join }) =>
  db.updateTable('matches').set({ join_hash: join }).where('id', '=', id),
);

const SET_PUBLIC = query<{ id: string; isPublic: number }>()((db, { id, isPublic }) =>
  db.updateTable('matches').set({ is_public: isPublic }).where('id', '=', id),
);

const NOTICED = query<{ id: string }>()((db, { id }) =>
  db.selectFrom('matches').select('noticed').where('id', '=', id),
);

const SET_NOTICED = query<{ id: string; noticed: string; before: string }>()((db, { id, noticed, before }) =>
  db
    .updateTable('matches')
    .set({ noticed })
    .where('id', '=', id)
    .where(eb => eb.fn.coalesce('noticed', eb.val('')), '=', before),
);

const CLOSE = query<{ id: string; at: number }>()((db, { id, at }) =>
  db.updateTable('matches').set({ closed: at, wake: null }).where('id', '=', id).where('closed', 'is', null),
);

const CLOSED_SINCE = query<{ at: number }>()((db, { at }) =>
  db.selectFrom('matches').select('id').where('closed', 'is not', null).where('closed', '>=', at).orderBy('closed'),
);

const RESTORED = query()(db =>
  db.selectFrom('matches').select('id').where('restored', 'is not', null).where('closed', 'is', null).orderBy('id'),
);

const RECOVERED = query<{ id: string }>()((db, { id }) =>
  // Of a log that is shorter than it was, the next summary counts.
  db.updateTable('matches').set({ restored: null, summed: 0 }).where('id', '=', id),
);

/** The names of people are left out: lists take them from where they can be erased. */
export const summaryRow = ({ seq, phase, chairs, waiting, wake, changed }: Summary): SummaryRow => ({
  phase,
  chairs: JSON.stringify(chairs.map(chair => (chair.holder === null ? chair : { ...chair, name: '' }))),
  waiting: JSON.stringify(waiting),
  changed,
  seq,
  wake,
});

const summarise = async (db: Db, id: MatchId, summary: Summary): Promise<void> =>
  void (await db.run(SUMMARISE, { id, ...summaryRow(summary) }));

async function create(db: Db, match: Omit<NewMatch, 'entries'>, entries: readonly EntryText[]): Promise<Created> {
  const { id, game, dice, isBrought = false, isPublic, created, join, request, summary, host } = match;
  const earlier = request === null ? null : await db.first(BY_REQUEST, { request });
  if (earlier !== null) return { id: earlier.id, isNew: false, opening: await openingOf(db, earlier.id) };
  const place = { id, game, isPublic: Number(isPublic), created, join, request };
  await db.run(INSERT, { ...place, ...summaryRow(summary) });
  await writeEntries(db, id, 0, entries);
  await admit(db, id, host);
  if (dice === null) return { id, isNew: true, opening: null };
  await db.run(INSERT_SECRET, { id, secret: dice.secret });
  if (isBrought) return { id, isNew: true, opening: null };
  const opening: Opening = openMatch(await lastOpening(db), dice.matchId, dice.head);
  await db.run(INSERT_OPENING, { ...opening, id });
  return { id, isNew: true, opening };
}

const idOf = ({ id }: { readonly id: MatchId }): MatchId => id;

export const matchOperations: OperationsOf<TextMatches> = {
  create,
  async append(db, id, seq, entries, summary) {
    const isWritten = await append(db, id, seq, entries);
    if (isWritten && summary !== null) await summarise(db, id, summary);
    return isWritten;
  },
  read,
  secret: async (db, id) => (await db.first(SECRET, { id }))?.secret ?? null,
  join: async (db, id) => (await db.first(JOIN, { id }))?.join_hash ?? null,
  summarise,
  row,
  list,
  ofHolder,
  due,
  nextDue,
  behind,
  heads,
  count,
  setJoin: async (db, id, join) => void (await db.run(SET_JOIN, { id, join })),
  setPublic: async (db, id, isPublic) => void (await db.run(SET_PUBLIC, { id, isPublic: Number(isPublic) })),
  noticed: async (db, id) => (await db.first(NOTICED, { id }))?.noticed ?? null,
  setNoticed: async (db, id, noticed, before) => (await db.run(SET_NOTICED, { id, noticed, before: before ?? '' })) > 0,
  admit,
  isAdmitted,
  close: async (db, id, at) => (await db.run(CLOSE, { id, at })) > 0,
  closedSince: async (db, at) => (await db.all(CLOSED_SINCE, { at })).map(idOf),
  restored: async db => (await db.all(RESTORED, {})).map(idOf),
  recovered: async (db, id) => void (await db.run(RECOVERED, { id })),
  sweep: sweepMatches,
};
