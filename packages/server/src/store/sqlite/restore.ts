import { closeSync, copyFileSync, existsSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { query } from '../sql/query.ts';
import { StoreError } from '../store-error.ts';
import { contentsOf, sync, type Contents } from './backup.ts';
import { takeIn } from './checkpoint.ts';
import { carryLedger } from './carry-ledger.ts';
import { connect, type Connection } from './connection.ts';
import { loadSqlite, type Sqlite } from './driver.ts';
import { faultOf } from './fault.ts';
import { folderAt, makeFolder, sizeOf, type Folder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { checkMarked, checkReadable, openToWrite } from './open-database.ts';
import { checkWhole } from './whole.ts';

export interface RestoreWanted {
  readonly file: string;
  readonly folder: string;
  /** Whether data that is in the folder makes room. It is kept beside. */
  readonly replace: boolean;
  readonly now: number;
}

export interface Restored extends Contents {
  /** How many were being played, and wait for their players to say how far they knew the dice. */
  readonly running: number;
  /** Where the data is now that was there before. */
  readonly before: string | null;
}

/** What was being played, or may have been: some summaries are older than their logs. */
const MARK = query<{ now: number }>()((db, { now }) =>
  db
    .updateTable('matches')
    .set({ restored: now })
    .where('closed', 'is', null)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        eb('phase', '=', 'playing'),
        and([
          eb('phase', '=', 'lobby'),
          exists(
            selectFrom('entries')
              .select('entries.seq')
              .whereRef('entries.match_id', '=', 'matches.id')
              .whereRef('entries.seq', '>=', 'matches.summed'),
          ),
        ]),
      ]),
    ),
);

/** Puts a backup into a data folder that no server has, checked and marked before it gets its name there. */
export async function restore({ file, folder: path, replace, now }: RestoreWanted): Promise<Restored> {
  if (!existsSync(file)) throw new StoreError({ why: 'missing' });
  const folder = folderAt(path);
  const draft = folderAt(`${path}/restoring`);
  const sqlite = await loadSqlite();
  try {
    makeFolder(folder);
    const lock = lockFolder(sqlite, folder);
    try {
      if (!replace && sizeOf(folder.database) > 0) throw new StoreError({ why: 'exists' });
      rmSync(draft.path, { recursive: true, force: true });
      makeFolder(draft);
      closeSync(openSync(draft.database, 'wx', 0o600));
      copyFileSync(file, draft.database);
      checkBackup(sqlite, draft);
      const contents = await prepare(sqlite, draft, folder, now);
      const before = setAside(sqlite, folder, now);
      renameSync(draft.database, folder.database);
      sync(folder.path);
      return { ...contents, before };
    } finally {
      rmSync(draft.path, { recursive: true, force: true });
      lock.close();
    }
  } catch (error) {
    throw new StoreError(faultOf(error));
  }
}

/** An empty file would be made into a database that holds nothing: a backup says that it is one. */
function checkBackup(sqlite: Sqlite, { database }: Folder): void {
  const connection = connect(sqlite, database, true);
  try {
    checkMarked(connection);
  } finally {
    connection.close();
  }
}

/** Checks the copy, brings it up to date and marks what was being played. */
async function prepare(
  sqlite: Sqlite,
  draft: Folder,
  replaced: Folder,
  now: number,
): Promise<Omit<Restored, 'before'>> {
  const connection = await openToWrite(sqlite, draft, now);
  try {
    await checkWhole(connection);
    const running = await connection.db.run(MARK, { now });
    await carryOver(sqlite, replaced, connection);
    const contents = await contentsOf(connection);
    takeIn(connection);
    return { ...contents, size: sizeOf(draft.database), running };
  } finally {
    connection.close();
    sync(draft.database);
  }
}

/** Gives what is there another name, with all that belongs to it; until the new takes its place it has both. */
function setAside(sqlite: Sqlite, { database, log, index }: Folder, now: number): string | null {
  if (sizeOf(database) === 0) return null;
  const before = `${database}.before-${new Date(now).toISOString().replaceAll(/[:.]/g, '')}`;
  takeInIfPossible(sqlite, database);
  linkSync(database, before);
  // Only where it is damaged.
  if (sizeOf(log) > 0) renameSync(log, `${before}-wal`);
  for (const left of [log, index]) rmSync(left, { force: true });
  return before;
}

/** What was published since the backup, as far as it can be read. */
async function carryOver(sqlite: Sqlite, { database }: Folder, to: Connection): Promise<void> {
  if (sizeOf(database) === 0) return;
  let from: Connection | null = null;
  try {
    from = connect(sqlite, database, true);
    await checkReadable(from);
    await carryLedger(from, to);
  } catch {
    // Damaged, or of another time: what it held of the ledger is lost with it.
  } finally {
    from?.close();
  }
}

/** So that the file alone is all of it. One that is damaged stays as it is. */
function takeInIfPossible(sqlite: Sqlite, database: string): void {
  try {
    const connection = connect(sqlite, database);
    takeIn(connection);
    connection.close();
  } catch {
    // It is to be replaced.
  }
}
