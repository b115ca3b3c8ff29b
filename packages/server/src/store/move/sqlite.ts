import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkWhole } from '../sqlite/whole.ts';
import { StoreError } from '../store-error.ts';
import { sync } from '../sqlite/backup.ts';
import { takeIn, takeInLong } from '../sqlite/checkpoint.ts';
import type { Connection } from '../sqlite/connection.ts';
import { loadSqlite } from '../sqlite/driver.ts';
import { faultOf } from '../sqlite/fault.ts';
import { folderAt, makeFolder, sizeOf } from '../sqlite/folder.ts';
import { lockFolder } from '../sqlite/lock.ts';
import { openToRead, openToWrite } from '../sqlite/open-database.ts';
import { DROP_NOTES_SQL, NOTES_SQL } from './notes.ts';
import type { Source, Target } from './place.ts';

/** The data of a folder that no server has, nor can have meanwhile. */
export async function folderSource(path: string): Promise<Source> {
  const sqlite = await loadSqlite();
  const folder = folderAt(path);
  if (sizeOf(folder.database) === 0) throw new StoreError({ why: 'missing' });
  try {
    const lock = lockFolder(sqlite, folder);
    try {
      const connection = await openToRead(sqlite, folder);
      return {
        db: connection.db,
        async close() {
          connection.close();
          lock.close();
        },
      };
    } catch (error) {
      lock.close();
      throw error;
    }
  } catch (error) {
    throw new StoreError(faultOf(error));
  }
}

/** A folder without data; the draft is in a folder within it. */
export async function folderTarget(path: string, now: number): Promise<Target> {
  const sqlite = await loadSqlite();
  const folder = folderAt(path);
  const draft = folderAt(join(path, 'moving'));
  try {
    makeFolder(folder);
    const lock = lockFolder(sqlite, folder);
    try {
      if (sizeOf(folder.database) > 0) throw new StoreError({ why: 'exists' });
      const isBegun = existsSync(draft.database);
      let connection = await openDraft();
      let isOpen = true;
      return {
        get db() {
          return connection.db;
        },
        isBegun,
        async atOnce(work) {
          connection.exec('begin immediate');
          try {
            await work();
            connection.exec('commit');
            takeInLong(connection, draft);
          } catch (error) {
            if (connection.database.isTransaction) connection.exec('rollback');
            throw new StoreError(faultOf(error));
          }
        },
        async startOver() {
          connection.close();
          rmSync(draft.path, { recursive: true, force: true });
          connection = await openDraft();
        },
        async publish() {
          connection.exec(DROP_NOTES_SQL);
          await checkWhole(connection);
          takeIn(connection);
          connection.close();
          isOpen = false;
          sync(draft.database);
          renameSync(draft.database, folder.database);
          sync(folder.path);
          rmSync(draft.path, { recursive: true, force: true });
        },
        async close() {
          if (isOpen) connection.close();
          lock.close();
        },
      };
    } catch (error) {
      lock.close();
      throw error;
    }
  } catch (error) {
    throw new StoreError(faultOf(error));
  }

  async function openDraft(): Promise<Connection> {
    makeFolder(draft);
    const connection = await openToWrite(sqlite, draft, now);
    connection.exec(NOTES_SQL);
    return connection;
  }
}
