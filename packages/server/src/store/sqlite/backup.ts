import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { query } from '../sql/query.ts';
import { StoreError } from '../store-error.ts';
import { connect, type Connection } from './connection.ts';
import { loadSqlite } from './driver.ts';
import { faultOf } from './fault.ts';
import { folderAt, sizeOf } from './folder.ts';
import { openToRead } from './open-database.ts';
import { checkWhole } from './whole.ts';

/** What is in a copy. */
export interface Contents {
  readonly matches: number;
  readonly entries: number;
  readonly openings: number;
  /** Bytes. */
  readonly size: number;
}

export interface BackupWanted {
  readonly folder: string;
  readonly file: string;
  /** Whether a file of that name is replaced. */
  readonly replace: boolean;
  /** How much of how much is copied. */
  progress(done: number, whole: number): void;
}

const countOf = (table: 'matches' | 'entries' | 'ledger') =>
  query()(db => db.selectFrom(table).select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count')));

const MATCHES = countOf('matches');
const ENTRIES = countOf('entries');
const OPENINGS = countOf('ledger');

/** Pages in one go: between two of these others may write. */
const PAGES = 256;

/**
 * Copies the database as it is at one moment, while a server may go on writing to it; the copy is checked before it gets
 * its name. What was there under that name stays until then.
 */
export async function backUp({ folder: path, file, replace, progress }: BackupWanted): Promise<Contents> {
  if (!replace && existsSync(file)) throw new StoreError({ why: 'exists' });
  const folder = folderAt(path);
  const part = `${file}.part`;
  const sqlite = await loadSqlite();
  const { backup } = sqlite;
  let source: Connection | null = null;
  try {
    source = await openToRead(sqlite, folder);
    atFile(() => {
      rmSync(part, { force: true });
      // For nobody else to read: the secrets of dice are in it.
      closeSync(openSync(part, 'wx', 0o600));
    });
    // As long as this is open, what is copied stays as it is now.
    source.exec('begin');
    const contents = await contentsOf(source);
    await backup(source.database, part, {
      rate: PAGES,
      progress: ({ totalPages, remainingPages }) => progress(totalPages - remainingPages, totalPages),
    });
    source.exec('commit');
    await checkCopy(part, contents);
    atFile(() => giveName(part, file, replace));
    return { ...contents, size: sizeOf(file) };
  } catch (error) {
    throw new StoreError(faultOf(error));
  } finally {
    source?.close();
    for (const left of [part, `${part}-journal`, `${part}-wal`, `${part}-shm`]) rmSync(left, { force: true });
  }
}

/** Does something to the file that the copy goes to: what goes wrong there is not about the data. */
function atFile(work: () => void): void {
  try {
    work();
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    throw error instanceof StoreError || typeof code !== 'string' || faultOf(error).why === 'full'
      ? error
      : new StoreError({ why: 'unwritable', code });
  }
}

export async function contentsOf({ db }: Connection): Promise<Omit<Contents, 'size'>> {
  const [matches, entries, openings] = await Promise.all(
    [MATCHES, ENTRIES, OPENINGS].map(count => db.first(count, {})),
  );
  return { matches: matches?.count ?? 0, entries: entries?.count ?? 0, openings: openings?.count ?? 0 };
}

async function checkCopy(part: string, wanted: Omit<Contents, 'size'>): Promise<void> {
  const { DatabaseSync } = await loadSqlite();
  const copy = connect({ DatabaseSync }, part);
  try {
    // In one file, without a log beside it.
    copy.pragma('journal_mode = delete');
    await checkWhole(copy);
    const is = await contentsOf(copy);
    if (JSON.stringify(is) !== JSON.stringify(wanted))
      throw new StoreError({ why: 'damaged', detail: 'the copy differs' });
  } finally {
    copy.close();
  }
}

/** Durable, and never over another file unless that is wanted. */
function giveName(part: string, file: string, replace: boolean): void {
  sync(part);
  if (replace) renameSync(part, file);
  else
    try {
      linkSync(part, file);
    } catch (error) {
      if ((error as { readonly code?: unknown }).code === 'EEXIST') throw new StoreError({ why: 'exists' });
      // Not every file system lets a file have two names.
      if (existsSync(file)) throw new StoreError({ why: 'exists' });
      renameSync(part, file);
    }
  sync(dirname(file));
}

export function sync(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
