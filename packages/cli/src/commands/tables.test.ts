import { LANGUAGES } from '@zaria/words';
import { expect, test } from 'vitest';
import { testDatabase } from '@zaria/server/store/testing';
import { SECRET, fillDatabase, fillFolder } from '../data/store.testing.ts';
import { scratch, zaria } from '../stage.testing.ts';

async function filled(): Promise<string> {
  const folder = scratch();
  await fillFolder(folder);
  return folder;
}

test('lists what there is, newest change first', async () => {
  const { exit, out, err } = await zaria(['tables', '--data', await filled()]);
  expect([exit, err]).toEqual([0, '']);
  const lines = out.trimEnd().split('\n');
  expect(lines.map(line => line.split(/\s+/)[0])).toEqual(['Table', 'finished', 'waiting', 'played']);
  expect(lines[3]).toMatch(/^played +Qwinto +being played +Zoë, Greedy, free +Zoë +11\/1\/26/);
  expect(out).not.toContain(SECRET);
});

test('lists by phase, not more than wanted, and says so', async () => {
  const folder = await filled();
  expect(
    (await zaria(['tables', 'list', '--phase', 'over', '--phase', 'playing', '--data', folder])).out.match(/Qwinto/g),
  ).toHaveLength(2);
  const one = await zaria(['tables', '--most', '1', '--data', folder]);
  expect(one.out).toContain('There are more');
  expect((await zaria(['tables', '--phase', 'abandoned', '--data', folder])).out).toBe('There are no tables.\n');
});

test('JSON is one object a line, without anything secret', async () => {
  const { out } = await zaria(['tables', '--json', '--data', await filled()]);
  const rows = out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>);
  expect(rows.map(row => row['id'])).toEqual(['finished', 'waiting', 'played']);
  expect(rows[2]).toMatchObject({
    phase: 'playing',
    waiting: [0],
    closed: null,
    chairs: [{ name: 'Zoë' }, { bot: 'greedy' }, { kind: null }],
  });
  expect(out).not.toMatch(/cdcd|abab|hash of a code/);
});

test('shows tables, and goes on after one that there is not', async () => {
  const folder = await filled();
  const { exit, out, err } = await zaria(['tables', 'show', 'nothing', 'played', '--data', folder]);
  expect(exit).toBe(3);
  expect(err).toBe(`zaria: There is no table nothing in ${folder}.\n`);
  expect(out).toMatch(/Entries +2\nLines of talk +1\n/);
  const json = await zaria(['tables', 'show', 'played', '--json', '--data', folder]);
  expect(JSON.parse(json.out)).toMatchObject({ id: 'played', entries: 2, lines: 1 });
});

test('closes a table for good, once', async () => {
  const folder = await filled();
  expect(await zaria(['tables', 'close', 'played', '--data', folder])).toEqual({
    exit: 0,
    out: 'Table played is closed.\n',
    err: '',
  });
  expect(await zaria(['tables', 'close', 'played', '--data', folder])).toMatchObject({
    exit: 3,
    err: 'zaria: Table played was closed before.\n',
  });
  expect((await zaria(['tables', 'show', 'played', '--data', folder])).out).toMatch(/State +Closed/);
});

test('reads what was said at a table, and removes a line of it, once', async () => {
  const folder = await filled();
  const before = await zaria(['tables', 'talk', 'played', '--data', folder]);
  expect([before.exit, before.err]).toEqual([0, '']);
  expect(before.out).toMatch(/^1 +1\/1\/70.* Zoë /);
  expect(await zaria(['tables', 'hush', 'played', '1', '--data', folder])).toEqual({
    exit: 0,
    out: 'Line 1 is removed.\n',
    err: '',
  });
  expect((await zaria(['tables', 'talk', 'played', '--data', folder])).out).toMatch(/^1 +\(removed\)/);
  expect(await zaria(['tables', 'hush', 'played', '1', '7', '--data', folder])).toMatchObject({ exit: 3, out: '' });
  expect(await zaria(['tables', 'hush', 'nothing', '1', '--data', folder])).toMatchObject({ exit: 3 });
  const json = await zaria(['tables', 'talk', 'played', '--json', '--data', folder]);
  expect(JSON.parse(json.out)).toEqual({ table: 'played', number: 1, said: null });
});

test.each([
  [['tables', '--data', 'nowhere at all'], 'There is no data in nowhere at all.', 3],
  [['tables', 'drop'], 'tables can list, show, close, talk or hush, not “drop”.', 2],
  [['tables', 'hush', 'played'], 'Which lines?', 2],
  [['tables', 'hush', 'played', 'all'], 'Which lines?', 2],
  [['tables', 'close'], 'Which table?', 2],
  [['tables', 'list', 'x'], 'one argument too many', 2],
  [['tables', '--phase', 'x', '--data'], 'There is no phase “x”', 2],
  [['tables', '--most', '0', '--data'], '--most takes a whole number', 2],
] as const)('%j is refused in words', async (argv, sentence, code = 2) => {
  const given = argv.at(-1) === '--data' ? [...argv, await filled()] : argv;
  const { exit, out, err } = await zaria(given);
  expect([exit, out]).toEqual([code, '']);
  expect(err).toContain(sentence);
});

test.each(LANGUAGES)('speaks %s', async language => {
  const folder = await filled();
  const { out } = await zaria(['tables', '--lang', language, '--data', folder]);
  const { err } = await zaria(['tables', 'show', 'x', '--lang', language, '--data', folder]);
  expect(out).toContain('Zoë');
  expect(err).toContain(folder);
  if (language !== 'en') expect(out + err).not.toMatch(/Table|There is/);
});

test('looks into a database as into a folder, and shows no password', async () => {
  const database = await testDatabase();
  const url = new URL(database.url);
  url.password = 's3cr3t';
  const empty = await zaria(['tables', '--database', url.href]);
  expect(empty.exit).toBe(3);
  expect(empty.err).toMatch(/^zaria: There is no data in postgres:\/\//);
  await fillDatabase(url.href);
  const { exit, out, err } = await zaria(['tables', 'show', 'played', '--database', url.href]);
  expect([exit, err]).toEqual([0, '']);
  expect(out).toMatch(/Entries +2\nLines of talk +1\n/);
  const backup = await zaria(['backup', 'x.db', '--database', url.href]);
  expect(backup.err).toContain('pg_dump');
  expect(`${empty.err}${out}${backup.err}`).not.toContain('s3cr3t');
  expect((await zaria(['tables', '--database', 'nonsense'])).err).toContain('--database cannot be “…”');
  await database.drop();
});
