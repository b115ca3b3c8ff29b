import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@zaria/words';
import { afterAll, describe, expect, test } from 'vitest';
import { runServer, type Run } from './run.ts';
import { loadSqlite } from './store/sqlite/driver.ts';

const root = mkdtempSync(join(tmpdir(), 'zaria-run-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function start(...argv: readonly string[]): Promise<{ run: Run | null; out: string; err: string }> {
  const said = { out: '', err: '' };
  const run = await runServer({
    argv,
    env: { LANG: 'C', ZARIA_LOG: 'fatal' },
    out: line => (said.out += `${line}\n`),
    err: line => (said.err += `${line}\n`),
    pages: join(root, 'nothing'),
    policy: "default-src 'self'",
  });
  return { run, ...said };
}

describe('what is wrong is said in words', () => {
  test.each([
    [['--prot', '1'], 'There is no --prot. See --help.'],
    [['extra'], 'There is no extra. See --help.'],
    [['--port', 'x'], '--port cannot be “x”. See --help.'],
    [['--port', '70000'], '--port cannot be “70000”. See --help.'],
    [['--public-url', 'zaria'], '--public-url cannot be “zaria”. See --help.'],
    [['--public-url', 'https://a.example/x'], '--public-url cannot be “https://a.example/x”. See --help.'],
    [['--keep', '-1'], '--keep cannot be “-1”. See --help.'],
    [['--lang', 'de'], '--lang cannot be “de”. See --help.'],
  ])('%j', async (argv, sentence) => {
    expect(await start(...argv)).toEqual({ run: null, out: '', err: `Zaria: ${sentence}\n` });
  });

  test('a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>(resolve => void other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const said = await start('--host', '127.0.0.1', '--port', String(port), '--data', join(root, 'taken'));
    expect(said.run).toBe(null);
    expect(said.err).toBe(`Zaria: Port ${port} is taken. Choose another one with --port.\n`);
    other.close();
  });

  test('an address that this machine does not have', async () => {
    const said = await start('--host', '203.0.113.7', '--port', '0', '--data', join(root, 'host'));
    expect(said.err).toBe('Zaria: This machine has no address 203.0.113.7. Choose another one with --host.\n');
  });

  test('data that proves to be damaged while it runs', async () => {
    const data = join(root, 'damaged');
    const argv = ['--host', '127.0.0.1', '--port', '0', '--data', data];
    await (await start(...argv)).run?.stop();
    const { DatabaseSync } = await loadSqlite();
    const file = join(data, 'zaria.db');
    const database = new DatabaseSync(file);
    const { page } = database.prepare(`select rootpage page from sqlite_schema where name = 'guests'`).get() as {
      readonly page: number;
    };
    const size = 4096;
    database.close();
    const bytes = readFileSync(file);
    bytes.fill(0x77, (page - 1) * size, (page - 1) * size + 8);
    writeFileSync(file, bytes);
    let err = '';
    const run = await runServer({
      argv,
      env: { LANG: 'C', ZARIA_LOG: 'fatal' },
      out: () => {},
      err: line => (err += line),
      pages: join(root, 'nothing'),
      policy: '',
    });
    const url = `http://127.0.0.1:${run?.port}`;
    const headers = { origin: url, 'content-type': 'application/json' };
    for (const name of ['Anna', 'Ben']) {
      const answer = await fetch(`${url}/api/guest`, { method: 'POST', headers, body: JSON.stringify({ name }) });
      expect([answer.status, await answer.json()]).toEqual([503, { why: 'not-kept' }]);
    }
    // Once, however many try.
    expect(
      err.match(/Zaria: The data in .* is damaged \(.*\)\. .*Restore a backup with \.\/zaria restore\./g),
    ).toHaveLength(1);
    await run?.stop();
  });

  test('a second server in the same folder, and data that is none', async () => {
    const folder = join(root, 'one');
    const first = await start('--host', '127.0.0.1', '--port', '0', '--data', folder);
    expect(first.out).toContain('Zaria is at http://127.0.0.1:');
    expect(first.out).toContain(`The data is in ${folder}.`);
    const second = await start('--host', '127.0.0.1', '--port', '0', '--data', folder);
    expect(second.err).toBe(
      `Zaria: Another server is using ${folder}. Stop it first, or choose another folder with --data.\n`,
    );
    await first.run?.stop();
    // Stopped as it should be, it can be opened again.
    const third = await start('--host', '127.0.0.1', '--port', '0', '--data', folder);
    expect(third.err).not.toContain('Another server');
    await third.run?.stop();
    writeFileSync(join(root, 'file'), 'x');
    const file = await start('--port', '0', '--data', join(root, 'file'));
    expect(file.run).toBe(null);
    expect(file.err).toBe(
      `Zaria: ${join(root, 'file')} is a file, or leads through one. Choose a folder with --data.\n`,
    );
  });
});

test.each(LANGUAGES)('help in %s names every flag', async language => {
  const { out, run } = await start('--help', '--lang', language);
  expect(run).toBe(null);
  for (const flag of [
    '--port',
    '--host',
    '--data',
    '--database',
    '--bus',
    '--public-url',
    '--trust-proxy',
    '--keep',
    '--hooks',
    '--lang',
  ])
    expect(out).toContain(flag);
});

test('a database that is named wrongly is said in words, and no password is', async () => {
  const given = { pages: join(root, 'nothing'), policy: '' };
  for (const [argv, env] of [
    [['--database', 'mysql://a:s3cr3t@b/c'], {}],
    [['--database', 'postgres://a:s3cr3t@b'], {}],
    [[], { DATABASE_URL: 's3cr3t' }],
  ] as const) {
    const said: string[] = [];
    const say = (line: string): void => void said.push(line);
    expect(await runServer({ ...given, argv: ['--port', '0', ...argv], env, out: say, err: say })).toBe(null);
    expect(said.join()).toMatch(/(--database|DATABASE_URL) cannot be “…”/);
    expect(said.join()).not.toContain('s3cr3t');
  }
});
