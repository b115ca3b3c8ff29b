import { expect, test } from 'vitest';
import { reachedAt } from './reached.ts';
import { browser, startServer } from './server.testing.ts';

test.each([
  ['0.0.0.0', null, 'http://192.168.0.7:8080'],
  ['::', null, 'http://192.168.0.7:8080'],
  ['127.0.0.1', null, null],
  ['localhost', null, null],
  ['::1', null, null],
  ['192.168.0.9', null, 'http://192.168.0.9:8080'],
  ['2001:db8::1', null, 'http://[2001:db8::1]:8080'],
  ['127.0.0.1', new URL('https://zaria.example/'), 'https://zaria.example'],
])('a server at %s, said to be at %s, is reached at %s', (host, publicUrl, address) => {
  expect(reachedAt(host, 8080, publicUrl, () => '192.168.0.7')).toBe(address);
});

test('a machine without a network is reached by nobody', () => {
  expect(reachedAt('0.0.0.0', 8080, null, () => null)).toBeNull();
});

test('a page is told where others reach its server', async () => {
  const near = await startServer();
  expect(await browser(() => near.url).get('about')).toEqual({ address: null });
  await near.stop();
  const standing = { publicUrl: new URL('https://zaria.example/'), trustProxy: false };
  const far = await startServer({ standing });
  const answer = await far.running.app.inject({ url: '/api/about', headers: { host: 'zaria.example' } });
  expect(answer.json()).toEqual({ address: 'https://zaria.example' });
  await far.stop();
});
