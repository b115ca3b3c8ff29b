import { checkLogs, damaged } from '../sql/check-logs.ts';
import type { Connection } from './connection.ts';

/** Whether everything is there and fits together: the file, the logs, the ledger. Takes a while for a large one. */
export async function checkWhole(connection: Connection): Promise<void> {
  const answer = connection.pragma('quick_check(1)');
  if (answer !== 'ok') throw damaged(String(answer));
  if (connection.database.prepare(`select 1 from sqlite_schema where name = 'entries'`).get() === undefined) return;
  await checkLogs(connection.db);
}
