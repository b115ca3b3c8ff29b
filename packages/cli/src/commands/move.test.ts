import { join } from 'node:path';
import { testDatabase, type TestDatabase } from '@zaria/server/store/database';
import { openStoreHere } from '@zaria/server/store/tools';
import { LANGUAGES } from '@zaria/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillFolder } from '../data/store.testing.ts';
import { scratch, zaria } from '../stage.testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function filled(): Promise<string> {
  const folder = scratch();
  await fillFolder(folder);
  return folder;
}

test('a folder moves to a database and back, and its tables are what they were', async () => {
  await database.reset();
  const [folder, back] = [await filled(), join(scratch(), 'back')];
  const there = await zaria(['move', folder, database.url]);
  expect(there).toMatchObject({ exit: 0, err: '' });
  expect(there.out).toMatch(/^3 matches moved from .* to postgres:\/\/.*: \d+ rows, compared on both sides\.\n/);
  expect(there.out).toMatch(/stays there\. Start no server on it any more\.\n$/);

  const returned = JSON.parse((await zaria(['move', database.url, back, '--json'])).out) as Record<string, unknown>;
  expect(returned).toMatchObject({ to: back, matches: 3, entries: 6, before: 0 });
  const listed = async (data: string): Promise<string> => (await zaria(['tables', '--json', '--data', data])).out;
  expect(await listed(back)).toBe(await listed(folder));
});

test('at a terminal it shows how far it is, and wipes that away', async () => {
  await database.reset();
  const { err } = await zaria(['move', await filled(), database.url], { isTTY: true });
  expect(err).toContain('100%');
  expect(err.endsWith('\r\u001B[K')).toBe(true);
});

test('a password is never shown', async () => {
  const { exit, out, err } = await zaria(['move', await filled(), 'postgres://ada:sesame@127.0.0.1:1/none']);
  expect([exit, out]).toEqual([3, '']);
  expect(err).toContain('postgres://ada@127.0.0.1:1/none');
  expect(err).not.toContain('sesame');
});

test('what cannot be done is said', async () => {
  await database.reset();
  const folder = await filled();
  const said = async (code: number, ...argv: readonly string[]): Promise<string> => {
    const { exit, out, err } = await zaria(['move', ...argv]);
    expect([exit, out]).toEqual([code, '']);
    return err;
  };
  expect(await said(2, folder)).toContain('From where to where?');
  expect(await said(2, folder, scratch())).toContain('One of the two must be a folder');
  expect(await said(2, folder, 'mysql://host/name')).toContain('One of the two must be a folder');
  expect(await said(2, database.url, database.url)).toContain('One of the two must be a folder');
  expect(await said(3, scratch(), database.url)).toContain('There is no data in');
  const server = await openStoreHere(folder, 'write');
  expect(await said(3, folder, database.url)).toContain(`A server is using ${folder}.`);
  await server.close();
  expect((await zaria(['move', folder, database.url])).exit).toBe(0);
  expect(await said(3, folder, database.url)).toContain('There is something in postgres://');
  expect(await said(3, database.url, folder)).toContain(`There is something in ${folder} already`);
});

test.each(LANGUAGES)('in %s, too', async lang => {
  await database.reset();
  const folder = await filled();
  const { exit, out } = await zaria(['move', folder, database.url, '--lang', lang]);
  expect(exit).toBe(0);
  expect(out).toContain(folder);
  expect((await zaria(['move', folder, database.url, '--lang', lang])).err).toContain('postgres://');
});
