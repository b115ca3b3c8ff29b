import type { Opening } from '@zaria/fair';
import { INSERT_OPENING, lastOpening } from '../sql/ledger.ts';
import { query } from '../sql/query.ts';
import type { Connection } from './connection.ts';

const FROM = query<{ from: number }>()((db, { from }) =>
  db
    .selectFrom('ledger')
    .select(['number', 'previous', 'dice_id as matchId', 'host', 'hash', 'match_id as id'])
    .where('number', '>=', from)
    .orderBy('number'),
);

/**
 * What was published stays published: openings that the data had which makes room, and a backup from before them lacks,
 * are taken over into its ledger, so that no number is given twice. Nothing, where the two are not one ledger. Gives how
 * many they were.
 */
export async function carryLedger(from: Connection, to: Connection): Promise<number> {
  const last: Opening | null = await lastOpening(to.db);
  const known = await from.db.all(FROM, { from: last?.number ?? 1 });
  if (last !== null && known[0]?.hash !== last.hash) return 0;
  const later = last === null ? known : known.slice(1);
  for (const opening of later) await to.db.run(INSERT_OPENING, { ...opening });
  return later.length;
}
