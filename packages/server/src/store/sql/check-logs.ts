import { sql } from 'kysely';
import { verifyLedger, type Opening } from '@zaria/fair';
import { StoreError } from '../store-error.ts';
import type { Db } from './db.ts';
import { ledgerOperations } from './ledger.ts';
import { query } from './query.ts';

/** A log is as long as its last number says. */
const BROKEN_LOG = query()(db =>
  db
    .selectFrom('entries')
    .select('match_id')
    .groupBy('match_id')
    .having(({ eb, fn }) => eb(fn.countAll(), '!=', eb(fn.max('seq'), '+', sql.lit(1))))
    .limit(1),
);

const LOST_LOG = query()(db =>
  db
    .selectFrom('matches')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('entries').select('seq').whereRef('entries.match_id', '=', 'matches.id'))),
    )
    .limit(1),
);

const PAGE = 1000;

/** Whether every log is there without a hole, and the ledger is one chain. */
export async function checkLogs(db: Db): Promise<void> {
  const broken = await db.first(BROKEN_LOG, {});
  if (broken !== null) throw damaged(`match ${broken.match_id}: an entry is missing`);
  const lost = await db.first(LOST_LOG, {});
  if (lost !== null) throw damaged(`match ${lost.id}: its log is missing`);
  let last: Opening | null = null;
  for (;;) {
    const openings: readonly Opening[] = await ledgerOperations.read(db, (last?.number ?? 0) + 1, PAGE);
    if (openings.length === 0) return;
    // Rows have no prototype; the verifier takes plain objects.
    const verified = verifyLedger(
      openings.map(opening => ({ ...opening })),
      last,
    );
    if (!verified.ok) throw damaged(`opening ${verified.error.number}: ${verified.error.why}`);
    last = verified.value;
  }
}

export const damaged = (detail: string): StoreError => new StoreError({ why: 'damaged', detail });
