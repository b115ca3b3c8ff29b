import type { Seat } from '@zaria/kit';
import type { Said } from '@zaria/table';
import type { KeptLine, Talk } from '../store.ts';
import { StoreError } from '../store-error.ts';
import type { OperationsOf } from './db.ts';
import { query } from './query.ts';

const COLUMNS = ['number', 'at', 'holder', 'seat', 'name', 'said'] as const;

/** The number after the last, in a match that there is. */
const NEXT = query<{ id: string }>()((db, { id }) =>
  db
    .selectFrom('matches')
    .leftJoin('lines', 'lines.match_id', 'matches.id')
    .select(eb => eb.fn.coalesce(eb.fn.max('lines.number'), eb.lit(0)).as('last'))
    .where('matches.id', '=', id)
    .groupBy('matches.id'),
);

const INSERT = query<{
  id: string;
  number: number;
  at: number;
  holder: string;
  seat: number | null;
  name: string;
  said: string;
}>()((db, { id, number, at, holder, seat, name, said }) =>
  db.insertInto('lines').values({ match_id: id, number, at, holder, seat, name, said }),
);

const LAST = query<{ id: string; most: number }>()((db, { id, most }) =>
  db.selectFrom('lines').select(COLUMNS).where('match_id', '=', id).orderBy('number', 'desc').limit(most),
);

const AFTER = query<{ id: string; number: number; most: number }>()((db, { id, number, most }) =>
  db
    .selectFrom('lines')
    .select(COLUMNS)
    .where('match_id', '=', id)
    .where('number', '>', number)
    .orderBy('number')
    .limit(most),
);

const ERASE = query<{ id: string; holder: string }>()((db, { id, holder }) =>
  db
    .updateTable('lines')
    .set({ holder: '', name: '', said: null })
    .where('match_id', '=', id)
    .where('holder', '=', holder),
);

const REMOVE = query<{ id: string; number: number; at: number }>()((db, { id, number, at }) =>
  db
    .updateTable('lines')
    .set({ holder: '', name: '', said: null, at })
    .where('match_id', '=', id)
    .where('number', '=', number)
    .where('said', 'is not', null),
);

const ERASED_SINCE = query<{ at: number }>()((db, { at }) =>
  db
    .selectFrom('lines')
    .select(['match_id', 'number'])
    .where('said', 'is', null)
    .where('at', '>=', at)
    .orderBy('at')
    .orderBy('number'),
);

interface Row {
  readonly number: number;
  readonly at: number;
  readonly holder: string;
  readonly seat: number | null;
  readonly name: string;
  readonly said: string | null;
}

const lineOf = ({ number, at, holder, seat, name, said }: Row): KeptLine => ({
  number,
  line: said === null ? null : { at, seat: seat as Seat | null, name, said: JSON.parse(said) as Said, by: holder },
});

export const talkOperations: OperationsOf<Talk> = {
  async add(db, id, { at, seat, name, said, by }) {
    const next = await db.first(NEXT, { id });
    if (next === null) throw new StoreError({ why: 'match-unknown', match: id });
    const number = next.last + 1;
    await db.run(INSERT, { id, number, at, holder: by, seat, name, said: JSON.stringify(said) });
    return number;
  },
  last: async (db, id, most) => (await db.all(LAST, { id, most })).map(lineOf).reverse(),
  after: async (db, id, number, most) => (await db.all(AFTER, { id, number, most })).map(lineOf),
  erase: async (db, id, holder) => void (await db.run(ERASE, { id, holder })),
  remove: async (db, id, number, at) => (await db.run(REMOVE, { id, number, at })) > 0,
  erasedSince: async (db, at) =>
    (await db.all(ERASED_SINCE, { at })).map(({ match_id: match, number }) => ({ match, number })),
};
