import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../server.testing.ts';
import { readPages } from './pages.ts';

const root = mkdtempSync(join(tmpdir(), 'zaria-pages-'));
const folder = join(root, 'dist');
const LONG = 'dice '.repeat(1000);
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(root, 'secret.js'), 'secret');
writeFileSync(join(folder, 'index.html'), 'the page');
writeFileSync(join(folder, '.built-from'), 'what it was built from');
writeFileSync(join(folder, 'assets', 'a-1.js'), 'a script');
writeFileSync(join(folder, 'long.js'), LONG);

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ pages: readPages(folder) });
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** As it is written: `fetch` would tidy the path first. */
const ask = (path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { port } = server.running;
    const asked = request({ port, host: '127.0.0.1', path, method, headers }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

test.each(['/', '/table/0123', '/new/qwinto?way=pass', '/t/abcdefgh2345'])('%s is a place in the page', async path => {
  const { status, bytes, headers } = await ask(path);
  expect([status, bytes.toString(), headers['cache-control'], headers['content-type']]).toEqual([
    200,
    'the page',
    'no-cache',
    'text/html; charset=utf-8',
  ]);
});

test('a file with its content in its name is kept for good', async () => {
  const { status, bytes, headers } = await ask('/assets/a-1.js');
  expect([status, bytes.toString()]).toEqual([200, 'a script']);
  expect(headers['cache-control']).toContain('immutable');
});

test.each([
  '//',
  '/assets/gone.js',
  '/../secret.js',
  '/%2e%2e/secret.js',
  '/..%2fsecret.js',
  '/%E0%A4%A',
  '/.built-from.js',
  '/api',
  '/api/nothing',
])('%s is not to be had', async path => {
  const { status, bytes } = await ask(path);
  expect(status).toBe(404);
  expect(bytes.toString()).not.toContain('secret');
});

test('what the page was built from is nobody’s business', async () => {
  expect((await ask('/.built-from')).bytes.toString()).not.toContain('what it was built from');
});

test('the page is for who reads', async () => {
  expect((await ask('/', 'POST')).status).toBe(404);
  expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, bytes: Buffer.from('') });
});

test('what a browser has already is not sent again', async () => {
  const { headers } = await ask('/');
  const again = await ask('/', 'GET', { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});

test('what is written in letters is packed as the browser likes it', async () => {
  const br = await ask('/long.js', 'GET', { 'accept-encoding': 'gzip, deflate, br' });
  expect([br.headers['content-encoding'], brotliDecompressSync(br.bytes).toString()]).toEqual(['br', LONG]);
  expect(br.bytes.length).toBeLessThan(100);
  const gz = await ask('/long.js', 'GET', { 'accept-encoding': 'gzip' });
  expect([gz.headers['content-encoding'], gunzipSync(gz.bytes).toString()]).toEqual(['gzip', LONG]);
  const plain = await ask('/long.js', 'GET', { 'accept-encoding': 'identity' });
  expect([plain.headers['content-encoding'], plain.bytes.toString()]).toEqual([undefined, LONG]);
});

test('a server without a page says that there is nothing', () => {
  expect(readPages(null)).toMatchObject({ build: null });
  expect(readPages(join(root, 'nowhere')).find('/')).toBeNull();
});
