import type { Opening } from '@zaria/fair';
import { sql } from 'kysely';
import type { Ledger, MatchId } from '../store.ts';
import type { Db, OperationsOf } from './db.ts';
import { query } from './query.ts';

const COLUMNS = ['number', 'previous', 'dice_id as matchId', 'host', 'hash'] as const;

export const INSERT_OPENING = query<Opening & { id: string }>()((db, { number, previous, matchId, host, hash, id }) =>
  db.insertInto('ledger').values({ number, previous, dice_id: matchId, host, hash, match_id: id }),
);

const LAST = query()(db => db.selectFrom('ledger').select(COLUMNS).orderBy('number', 'desc').limit(1));

const OF_MATCH = query<{ id: string }>()((db, { id }) =>
  db.selectFrom('ledger').select(COLUMNS).where('match_id', '=', id),
);

const READ = query<{ from: number; most: number }>()((db, { from, most }) =>
  db.selectFrom('ledger').select(COLUMNS).where('number', '>=', from).orderBy('number').limit(most),
);

/** A row that whoever opens a match holds, where several do so at the same time. */
export const LEDGER_LOCK = 'ledger lock';

/** Waits until nobody else opens a match, and keeps others waiting. Where one writes after the other it is not needed. */
export const LOCK_LEDGER = query()(db =>
  db.selectFrom('settings').select('name').where('name', '=', sql.lit(LEDGER_LOCK)).forUpdate(),
);

export const lastOpening = (db: Db): Promise<Opening | null> => db.first(LAST, {});
export const openingOf = (db: Db, id: MatchId): Promise<Opening | null> => db.first(OF_MATCH, { id });

export const ledgerOperations: OperationsOf<Ledger> = {
  read: (db, from, most) => db.all(READ, { from, most }),
  last: lastOpening,
};
