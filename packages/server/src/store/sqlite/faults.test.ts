import { chmodSync, existsSync, readFileSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entry, newMatch } from '../scene.testing.ts';
import { faultOf, scratch, sweepScratch } from '../stage.testing.ts';
import { SCHEMA_NUMBER } from '../sql/migrations.ts';
import { StoreError } from '../store-error.ts';
import type { Call } from '../call.ts';
import { commitAll } from './calls.ts';
import { makeDurable, type Connection } from './connection.ts';
import { loadSqlite } from './driver.ts';
import * as faults from './fault.ts';
import { folderAt } from './folder.ts';
import { openStoreHere } from './here.ts';
import { openToWrite } from './open-database.ts';
import { openStore } from './open.ts';

sweepScratch();

/** A folder with a match in it, closed in order. */
async function kept(): Promise<string> {
  const folder = scratch();
  const store = await openStoreHere(folder, 'write');
  await store.matches.create(newMatch('m'));
  for (let seq = 1; seq < 200; seq++) await store.matches.append('m', seq, [entry(`${seq} ${'-'.repeat(100)}`)]);
  await store.close();
  return folder;
}

async function withDatabase(folder: string, change: (exec: (sql: string) => void) => void): Promise<void> {
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(folderAt(folder).database);
  change(sql => database.exec(sql));
  database.close();
}

const whyNot = (folder: string): Promise<string | null> => faultOf(openStoreHere(folder, 'write'));

test('what the data lies in is for nobody else to read, also in a folder that is', async () => {
  const folder = scratch();
  chmodSync(folder, 0o755);
  const store = await openStoreHere(folder, 'write');
  await store.matches.create(newMatch('m'));
  const { database, log } = folderAt(folder);
  for (const file of [database, log]) expect(statSync(file).mode & 0o777).toBe(0o600);
  await store.close();
});

describe('a store is refused, with the reason', () => {
  test('that another server has', async () => {
    const folder = scratch();
    const store = await openStore({ folder });
    expect(await faultOf(openStore({ folder }))).toBe('in-use');
    expect(await whyNot(folder)).toBe('in-use');
    await store.close();
    expect(await whyNot(folder)).toBeNull();
  });

  test('that a newer program has written', async () => {
    const folder = await kept();
    await withDatabase(folder, exec => exec(`insert into migrations values (${SCHEMA_NUMBER + 1}, 0)`));
    expect(await whyNot(folder)).toBe('newer');
    expect(await faultOf(openStoreHere(folder, 'read'))).toBe('newer');
    expect(await faultOf(openStoreHere(folder, 'amend'))).toBe('newer');
  });

  test('that an older program has written, if it is only to be looked at', async () => {
    const folder = await kept();
    await withDatabase(folder, exec => exec('delete from migrations'));
    expect(await faultOf(openStoreHere(folder, 'read'))).toBe('older');
  });

  test('that there is not, if it is only to be looked at', async () => {
    const folder = scratch();
    expect(await faultOf(openStoreHere(folder, 'read'))).toBe('missing');
    expect(await faultOf(openStoreHere(join(folder, 'nothing'), 'amend'))).toBe('missing');
    expect(existsSync(folderAt(folder).database)).toBe(false);
  });

  test('that is another program’s database', async () => {
    const folder = scratch();
    await withDatabase(folder, exec => exec('create table theirs (a)'));
    const before = readFileSync(folderAt(folder).database);
    expect(await whyNot(folder)).toBe('damaged');
    expect(readFileSync(folderAt(folder).database).equals(before)).toBe(true);
  });

  test('that is no database at all', async () => {
    const folder = scratch();
    writeFileSync(folderAt(folder).database, 'not a database '.repeat(1000));
    expect(await whyNot(folder)).toBe('damaged');
  });

  test('whose file was cut', async () => {
    const folder = await kept();
    const { database } = folderAt(folder);
    truncateSync(database, Math.floor(statSync(database).size / 2));
    expect(await whyNot(folder)).toBe('damaged');
  });

  test('whose folder cannot be written to', async () => {
    // Whoever is root writes everywhere but there.
    const isRoot = process.getuid?.() === 0;
    const folder = isRoot ? '/sys/zaria' : scratch();
    if (!isRoot) chmodSync(folder, 0o555);
    expect(await whyNot(folder)).toBe('read-only');
    if (!isRoot) chmodSync(folder, 0o755);
  });

  test('whose folder cannot be made', async () => {
    // The system says that there is none, as of some disks that are read-only.
    expect(await whyNot('/proc/zaria/data')).toBe('read-only');
  });

  test('where a file is in the way', async () => {
    const file = join(scratch(), 'file');
    writeFileSync(file, '');
    const link = join(scratch(), 'link');
    symlinkSync(join(scratch(), 'nothing', 'there'), link);
    for (const path of [file, link]) expect(await whyNot(path)).toBe('no-folder');
    expect(await whyNot(join(file, 'data'))).toBe('no-folder');
    expect(await faultOf(openStoreHere(join(file, 'data'), 'read'))).toBe('no-folder');
  });

  test('that does not keep what it acknowledges', () => {
    const lying: Pick<Connection, 'pragma'> = { pragma: text => (text === 'synchronous' ? 1 : 'wal') };
    expect(() => makeDurable(lying as Connection)).toThrow(
      new StoreError({ why: 'not-durable', detail: 'synchronous is 1' }),
    );
  });
});

test('what is acknowledged is on the disk: the settings that make it so are in force', async () => {
  const connection = await openToWrite(await loadSqlite(), folderAt(scratch()), 0);
  expect(connection.pragma('synchronous')).toBe(2);
  expect(connection.pragma('journal_mode')).toBe('wal');
  connection.close();
});

test('a hole in a log is found when it is read, and before anything else after a stop that was not in order', async () => {
  const folder = await kept();
  await withDatabase(folder, exec => exec(`delete from entries where seq = 7`));
  const store = await openStoreHere(folder, 'amend');
  expect(await faultOf(store.matches.read('m', 0))).toBe('damaged');
  expect(await faultOf(store.matches.read('m', 7))).toBe('damaged');
  expect(await store.matches.read('m', 8)).toHaveLength(192);
  // Leaves a log behind that is not taken in.
  await store.settings.keepFirst('a', 'b');
  expect(await whyNot(folder)).toBe('damaged');
  await store.close();
});

test('the last rows of a log deleted: whoever knows more cannot write beyond its end, and it goes on from there', async () => {
  const folder = await kept();
  await withDatabase(folder, exec => exec(`delete from entries where seq >= 150`));
  const store = await openStoreHere(folder, 'write');
  expect(await store.matches.read('m', 0)).toHaveLength(150);
  expect(await faultOf(store.matches.append('m', 200, [entry('ahead')]))).toBe('gap');
  expect(await store.matches.append('m', 149, [entry('a fork')])).toBe(false);
  expect(await store.matches.append('m', 150, [entry('on')])).toBe(true);
  await store.close();
});

test('a full disk: what does not fit is refused, what was acknowledged stays, and it goes on when there is room', async () => {
  const connection = await openToWrite(await loadSqlite(), folderAt(scratch()), 0);
  const append = (seq: number, length = 100): Call => ({
    part: 'matches',
    name: 'append',
    args: ['m', seq, [{ text: JSON.stringify(entry('x'.repeat(length))), personal: null }], null],
  });
  const { entries: _, ...match } = newMatch('m');
  const create: Call = { part: 'matches', name: 'create', args: [match, [{ text: '{}', personal: null }]] };
  expect(await commitAll(connection, [create, append(1)])).toMatchObject([{ ok: true }, { ok: true }]);
  connection.pragma(`max_page_count = ${connection.pragma('page_count')}`);
  const full = { ok: false, fault: { why: 'full' } };
  expect(await commitAll(connection, [append(2), append(3, 50_000), append(3)])).toEqual([
    { ok: true, value: true },
    full,
    { ok: true, value: true },
  ]);
  expect(await commitAll(connection, [append(4, 50_000)])).toEqual([full]);
  connection.pragma('max_page_count = 1000000');
  expect(await commitAll(connection, [append(4, 50_000)])).toEqual([{ ok: true, value: true }]);
  const read: Call = { part: 'matches', name: 'read', args: ['m', 0] };
  const [outcome] = await commitAll(connection, [read]);
  expect(outcome?.ok && (outcome.value as readonly unknown[]).length).toBe(5);
  connection.close();
});

test.each([
  [{ errcode: 5 }, 'busy'],
  [{ errcode: 261 }, 'busy'],
  [{ errcode: 1032 }, 'read-only'],
  [{ errcode: 13 }, 'full'],
  [{ errcode: 267 }, 'damaged'],
  [{ errcode: 26 }, 'damaged'],
  [{ errcode: 778 }, 'failed'],
  [{ errcode: 4874 }, 'full'],
  [{ code: 'EROFS' }, 'read-only'],
  [{ code: 'ENOSPC' }, 'full'],
  [{ code: 'EIO' }, 'failed'],
  [{}, 'failed'],
])('the fault of %j is %s', (error, why) => {
  expect(faults.faultOf(Object.assign(new Error('something'), error)).why).toBe(why);
});
