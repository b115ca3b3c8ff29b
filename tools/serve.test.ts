import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageServer } from './serve.mjs';

const root = mkdtempSync(join(tmpdir(), 'zaria-serve-'));
const folder = join(root, 'dist');
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(root, 'secret.js'), 'secret');
writeFileSync(join(folder, 'index.html'), 'the page');
writeFileSync(join(folder, 'assets', 'a-1.js'), 'a script');

const server = pageServer(folder);
let port = 0;
beforeAll(async () => {
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

/** As it is written: `fetch` would tidy the path first. */
const ask = (path: string, method = 'GET') =>
  new Promise<{ readonly status: number; readonly body: string; readonly cache: string | undefined }>(
    (resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path, method }, response => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (body += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body, cache: response.headers['cache-control'] }),
        );
      });
      asked.on('error', reject);
      asked.end();
    },
  );

test.each(['/', '/table/0123', '/new/qwinto?way=pass'])('%s is a place in the page', async path => {
  expect(await ask(path)).toEqual({ status: 200, body: 'the page', cache: 'no-cache' });
});

test('a file with its content in its name is kept for good', async () => {
  const { status, body, cache } = await ask('/assets/a-1.js');
  expect([status, body]).toEqual([200, 'a script']);
  expect(cache).toContain('immutable');
});

test.each(['//', '/assets/gone.js', '/../secret.js', '/%2e%2e/secret.js', '/..%2fsecret.js', '/%E0%A4%A'])(
  '%s is not to be had',
  async path => {
    expect((await ask(path)).status).toBe(404);
  },
);

test('it only answers who reads', async () => {
  expect((await ask('/', 'POST')).status).toBe(405);
  expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
});

test('a page that is being built again is missing for a moment, and nothing else happens', async () => {
  rmSync(join(folder, 'index.html'));
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/', 'HEAD')).status).toBe(404);
  writeFileSync(join(folder, 'index.html'), 'the page');
  expect((await ask('/')).status).toBe(200);
});

/** What comes over the wire, and how it is packed. */
const packed = (path: string, accepts: string) =>
  new Promise<{ readonly encoding: string | undefined; readonly bytes: Buffer }>((resolve, reject) => {
    const headers = { 'accept-encoding': accepts };
    const asked = request({ port, host: '127.0.0.1', path, headers }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

test('what is written in letters is packed as the browser likes it, and never stale', async () => {
  const file = join(folder, 'long.js');
  writeFileSync(file, 'dice '.repeat(1000));
  const br = await packed('/long.js', 'gzip, deflate, br');
  expect([br.encoding, brotliDecompressSync(br.bytes).toString()]).toEqual(['br', 'dice '.repeat(1000)]);
  expect(br.bytes.length).toBeLessThan(100);
  const gz = await packed('/long.js', 'gzip');
  expect([gz.encoding, gunzipSync(gz.bytes).toString()]).toEqual(['gzip', 'dice '.repeat(1000)]);
  const plain = await packed('/long.js', 'identity');
  expect([plain.encoding, plain.bytes.toString()]).toEqual([undefined, 'dice '.repeat(1000)]);
  writeFileSync(file, 'other '.repeat(1000));
  expect(brotliDecompressSync((await packed('/long.js', 'br')).bytes).toString()).toBe('other '.repeat(1000));
});
