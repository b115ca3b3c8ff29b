import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../postgres/open.ts';
import { testDatabase, type TestDatabase } from '../postgres/database.testing.ts';
import { loadSqlite } from '../sqlite/driver.ts';
import { openStoreHere } from '../sqlite/here.ts';
import type { Db } from '../sql/db.ts';
import { faultOf, scratch, sweepScratch } from '../stage.testing.ts';
import type { Store } from '../store.ts';
import { fillFolder } from './filled.testing.ts';
import { moveData, type MoveResult, type Moving } from './move.ts';
import { openSource, openTarget } from './open.ts';
import { MOVED } from './tables.ts';

sweepScratch();

/** Filled once, and copied for each test. */
let original = '';
let database: TestDatabase;
beforeAll(async () => {
  original = mkdtempSync(join(tmpdir(), 'zaria-move-'));
  await fillFolder(original);
  database = await testDatabase();
  kept.push(database);
});
const kept: TestDatabase[] = [];
afterAll(async () => {
  rmSync(original, { recursive: true, force: true });
  for (const one of kept) await one.drop();
});

function folder(): string {
  const path = scratch();
  cpSync(original, path, { recursive: true });
  return path;
}

async function emptyDatabase(): Promise<TestDatabase> {
  const made = await testDatabase();
  kept.push(made);
  return made;
}

async function move(from: string, to: string): Promise<MoveResult> {
  const source = await openSource(from);
  try {
    const target = await openTarget(to, 1);
    try {
      return await moveData(source, target, { progress: () => {}, atOnce: 40 });
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Every row of every table, as SQLite gives it, by nothing that the move itself uses. */
async function rowsIn(path: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const { DatabaseSync } = await loadSqlite();
  const opened = new DatabaseSync(join(path, 'zaria.db'), { readOnly: true });
  try {
    const rows = MOVED.map(({ name }) => {
      const all = opened.prepare(`select * from ${name}`).all() as Readonly<Record<string, unknown>>[];
      return [name, all.map(row => JSON.stringify({ ...row })).sort()] as const;
    });
    return Object.fromEntries(rows);
  } finally {
    opened.close();
  }
}

/** Every log as a server reads it. */
async function logsIn(store: Store, ids: readonly string[]): Promise<readonly string[]> {
  const logs: string[] = [];
  for (const id of ids)
    logs.push(
      JSON.stringify([
        await store.matches.row(id),
        await store.matches.read(id, 0),
        await store.matches.secret(id),
        await store.talk.last(id, 100),
      ]),
    );
  return logs;
}

const idsIn = async (path: string): Promise<readonly string[]> =>
  ((await rowsIn(path))['matches'] ?? []).map(row => (JSON.parse(row) as { readonly id: string }).id);

test('something is in every table that moves', async () => {
  const rows = await rowsIn(original);
  for (const { name } of MOVED) expect([name, rows[name]?.length ?? 0]).not.toEqual([name, 0]);
  expect(rows['matches']?.some(row => row.includes('"closed":4000'))).toBe(true);
  expect(rows['lines']?.some(row => row.includes('"said":null'))).toBe(true);
});

test('there and back, every row and every log is what it was', async () => {
  const [from, back] = [folder(), scratch()];
  const { url, run } = await emptyDatabase();
  const ids = await idsIn(from);
  const there = await move(from, url);
  expect(there).toMatchObject({ matches: 4, before: 0 });
  const tables = await run(`select table_name from information_schema.tables where table_schema = 'zaria_moving'`);
  expect(tables).toEqual([]);
  const moved = await openPostgres(url, 'read');
  const before = await openStoreHere(from, 'read');
  expect(await logsIn(moved, ids)).toEqual(await logsIn(before, ids));
  await before.close();
  await moved.close();

  expect(await move(url, back)).toEqual(there);
  expect(readdirSync(back).sort()).toEqual(['zaria.db', 'zaria.lock']);
  expect(await rowsIn(back)).toEqual(await rowsIn(original));
});

/** Steps: of copying, in which it finds again what it had done, and then of comparing. */
const KILLED_AFTER = [3, 14, 20, 60] as const;

describe.each(['there', 'back'] as const)('killed again and again on the way %s', way => {
  test('it goes on, nobody can use what is not whole, and in the end all of it is there', async () => {
    const other = await emptyDatabase();
    const from = way === 'there' ? folder() : other.url;
    if (way === 'back') await move(folder(), other.url);
    const to = way === 'there' ? other.url : scratch();
    const child = fileURLToPath(new URL('./killed.testing.ts', import.meta.url));
    for (const steps of KILLED_AFTER) {
      expect(await ended([child, from, to, String(steps)])).toMatchObject({ signal: 'SIGKILL' });
      if (way === 'there') expect(await faultOf(openPostgres(to, 'read'))).toBe('missing');
      else expect(existsSync(join(to, 'zaria.db'))).toBe(false);
    }
    const { code, said } = await ended([child, from, to, 'never']);
    expect({ code, said }).toMatchObject({ code: 0 });
    expect((JSON.parse(said) as MoveResult).before).toBeGreaterThan(0);
    const back = way === 'there' ? scratch() : to;
    if (way === 'there') await move(to, back);
    expect(await rowsIn(back)).toEqual(await rowsIn(original));
  });
});

test('a move that was begun with other data begins anew', async () => {
  const [from, to] = [folder(), scratch()];
  await move(from, database.url);
  const child = fileURLToPath(new URL('./killed.testing.ts', import.meta.url));
  expect((await ended([child, database.url, to, '30'])).signal).toBe('SIGKILL');
  const store = await openPostgres(database.url, 'amend');
  await store.settings.keepFirst('later', 'than that');
  await store.close();
  expect(await move(database.url, to)).toMatchObject({ before: 0 });
  expect((await rowsIn(to))['settings']?.join()).toContain('than that');
});

describe('what is refused, and changes nothing', () => {
  test('a folder that a server has', async () => {
    const from = folder();
    const server = await openStoreHere(from, 'write');
    expect(await faultOf(move(from, (await emptyDatabase()).url))).toBe('in-use');
    await server.close();
  });

  test('a database at which a server is, on either side', async () => {
    const { url } = await emptyDatabase();
    const server = await openPostgres(url);
    await server.settings.keepFirst('one', 'two');
    expect(await faultOf(move(url, scratch()))).toBe('in-use');
    expect(await faultOf(move(folder(), url))).toBe('in-use');
    await server.close();
  });

  test('a database at which a server says that it lives, wherever its connections are seen', async () => {
    const { url, run } = await emptyDatabase();
    await move(folder(), url);
    await run(`insert into processes values ('elsewhere', ${Date.now() + 3_600_000})`);
    expect(await faultOf(move(url, scratch()))).toBe('in-use');
    await run('update processes set until = 1');
    expect(await move(url, scratch())).toMatchObject({ matches: 4 });
  });

  test('a target that holds something', async () => {
    const [one, other] = [folder(), folder()];
    const { url } = await emptyDatabase();
    await move(one, url);
    expect(await faultOf(move(one, url))).toBe('exists');
    expect(await faultOf(move(url, other))).toBe('exists');
    expect(await rowsIn(other)).toEqual(await rowsIn(original));
  });

  test('a database with tables of somebody else that are called as ours', async () => {
    const { url, run } = await emptyDatabase();
    await run('create table settings (mine integer)');
    expect(await faultOf(move(folder(), url))).toBe('exists');
    expect(await run('select count(*)::integer as rows from settings')).toEqual([{ rows: 0 }]);
  });

  test('what is not there', async () => {
    expect(await faultOf(move(scratch(), database.url))).toBe('missing');
    expect(await faultOf(move((await emptyDatabase()).url, scratch()))).toBe('missing');
    expect(await faultOf(move(folder(), 'postgres://nobody@127.0.0.1:1/none'))).toBe('unreachable');
  });

  test('a source that somebody writes to meanwhile', async () => {
    const to = scratch();
    const { url, run } = await emptyDatabase();
    await move(folder(), url);
    const [source, target] = [await openSource(url), await openTarget(to, 1)];
    const { db, progress } = disturbed(source.db, () => run(`insert into settings values ('in between', '1')`));
    expect(await faultOf(moveData({ ...source, db }, target, { progress }))).toBe('in-use');
    await target.close();
    await source.close();
    expect(existsSync(join(to, 'zaria.db'))).toBe(false);
  });

  test('a copy in which one letter is another', async () => {
    const { url, run } = await emptyDatabase();
    const [source, target] = [await openSource(folder()), await openTarget(url, 1)];
    const { db, progress } = disturbed(target.db, () =>
      run(`update zaria_moving.lines set said = replace(said, 'Þ', 'þ') where number = 1`),
    );
    const moving = moveData(source, { ...target, db }, { progress });
    await expect(moving).rejects.toThrow(/match \w+: the copy differs/);
    await target.close();
    await source.close();
    expect(await faultOf(openPostgres(url, 'read'))).toBe('missing');
  });
});

/** A database that somebody changes before it is looked at once more. */
function disturbed(db: Db, change: () => Promise<unknown>): { readonly db: Db; readonly progress: Moving['progress'] } {
  let isChecking = false;
  let changing: Promise<unknown> | null = null;
  return {
    db: {
      ...db,
      async all(query, args) {
        if (isChecking) await (changing ??= change());
        return db.all(query, args);
      },
    },
    progress: ({ does }) => (isChecking = does === 'checking'),
  };
}

test('a database in which a server has made its empty tables is taken', async () => {
  const { url } = await emptyDatabase();
  await (await openPostgres(url)).close();
  expect(await move(folder(), url)).toMatchObject({ matches: 4 });
  const server = await openPostgres(url);
  expect(await server.matches.list({ most: 10 })).toHaveLength(4);
  // It can be written to as any other.
  await server.settings.keepFirst('after', 'wards');
  expect(await server.settings.get('after')).toBe('wards');
  await server.close();
});

function ended(
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly signal: string | null; readonly said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', text => (said += String(text)));
  child.stderr.on('data', text => (said += String(text)));
  return new Promise(resolve => child.on('close', (code, signal) => resolve({ code, signal, said })));
}
