import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { LIMITS, NOTHING_TOLD, PROTOCOL_VERSION, closeCode } from '@zaria/protocol';
import type { Wish } from '@zaria/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { USUAL } from './limits.ts';
import { browser, guestOf, settingOf, startServer, until, type TestGuest, type TestServer } from './server.testing.ts';

let server: TestServer;
let [anna, ben, carla] = [] as unknown as [TestGuest, TestGuest, TestGuest];
let table = '';
let code = '';
const url = (): string => server.url;

beforeAll(async () => {
  server = await startServer({ policy: "default-src 'self'; form-action 'none'" });
  [anna, ben, carla] = [await guestOf(url, 'Anna'), await guestOf(url, 'Ben'), await guestOf(url, 'Carla')];
  ({ table, code } = await anna.get('open', {
    body: { request: 'one', game: 'las-vegas', setting: settingOf(2), isPublic: false },
  }));
});
afterAll(async () => {
  await server.stop();
});

interface Heard {
  readonly frames: string[];
  /** Nobody has hung up as long as it is `null`. */
  closed: number | null;
  readonly status: number | null;
}

/**
 * A socket that sends these texts; and what it hears until somebody hangs up, or the last word is there. With others to
 * send then, it hears until that is answered with a `pong`.
 */
async function visit(
  headers: Record<string, string>,
  texts: readonly (string | Buffer)[],
  last?: string,
  then: readonly string[] = [],
): Promise<Heard> {
  const heard: { frames: string[]; closed: number | null; status: number | null } = {
    frames: [],
    closed: null,
    status: null,
  };
  const socket = new WebSocket(`${url().replace('http', 'ws')}/api/socket`, { headers });
  socket.on('unexpected-response', (_, response) => {
    heard.status = response.statusCode ?? 0;
    heard.closed = 0;
    socket.terminate();
  });
  socket.on('error', () => {});
  socket.on('message', data => heard.frames.push((data as Buffer).toString('utf8')));
  socket.on('close', code => (heard.closed ??= code));
  socket.on('open', () => {
    for (const text of texts) socket.send(text);
  });
  const isHeard = (text: string | undefined): boolean =>
    heard.closed !== null || (text !== undefined && heard.frames.some(frame => frame.includes(text)));
  await until(() => isHeard(last));
  if (then.length > 0) {
    for (const text of then) socket.send(text);
    await until(() => isHeard('"pong"'));
  }
  socket.close();
  return heard;
}

const hello = (of: string): string =>
  JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, table: of, lines: 0 });
const asPage = (guest: TestGuest) => ({ origin: url(), cookie: guest.cookie });

const SOCKET_KEY = 'dGhlIHNhbXBsZSBub25jZQ==';

/** A request for a socket, as it is on the wire. */
const upgradeTo = (path: string, key = '', version = 13): string =>
  [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    'connection: Upgrade',
    'upgrade: websocket',
    `sec-websocket-version: ${version}`,
    ...(key === '' ? [] : [`sec-websocket-key: ${key}`]),
    '\r\n',
  ].join('\r\n');

describe('every answer carries its headers', () => {
  const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
      const asked = request(url() + path, { method, headers, path }, response => {
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
      });
      asked.on('error', reject);
      asked.end();
    });

  test.each([
    ['/health', 'GET', 200],
    ['//', 'GET', 404],
    ['/%', 'GET', 404],
    ['/nothing.js', 'GET', 404],
    ['/api/nothing', 'GET', 404],
    ['/api/me', 'GET', 401],
    ['/api/guest', 'POST', 400],
    ['/api/tables', 'TRACE', 404],
  ])('%s %s: %s', async (path, method, status) => {
    const answer = await ask(path, method);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': "default-src 'self'; form-action 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test.each([
    ['localhost', true],
    ['127.0.0.1:80', true],
    ['[::1]:80', true],
    ['192.168.1.5:8080', false],
    ['zaria.local', false],
  ])('asked for at %s over plain http it speaks of openers: %s', async (host, isTrusted) => {
    const { headers } = await ask('/health', 'GET', { host });
    expect('cross-origin-opener-policy' in headers).toBe(isTrusted);
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY' });
  });

  test.each([
    ['was no request', 'nonsense\r\n\r\n', 400],
    ['names no host', 'GET /api/me HTTP/1.1\r\nconnection: close\r\n\r\n', 403],
    ['expects something', 'GET /health HTTP/1.1\r\nhost: localhost\r\nexpect: cake\r\nconnection: close\r\n\r\n', 200],
    ['would be a socket elsewhere', upgradeTo('/nothing', SOCKET_KEY), 404],
    ['would be a socket, without a key', upgradeTo('/api/socket'), 400],
    ['would be one of another version', upgradeTo('/api/socket', SOCKET_KEY, 99), 400],
    ['would be one, and is posted', upgradeTo('/api/socket', SOCKET_KEY).replace('GET', 'POST'), 400],
  ])('also one to what %s', async (_, sent, status) => {
    const text = await new Promise<string>(resolve => {
      const socket = connect(server.running.port, '127.0.0.1', () => socket.write(sent));
      let heard = '';
      socket.on('data', data => (heard += String(data)));
      socket.on('close', () => resolve(heard));
    });
    expect(text).toMatch(new RegExp(String.raw`^HTTP/1.1 ${status} `));
    expect(text).toContain('content-security-policy:');
  });

  test.each([
    ['nonsense', 'nonsense\r\n\r\n'],
    ['a socket where there is none', upgradeTo('/nothing', SOCKET_KEY)],
  ])('and whoever asked for %s and does not hang up is hung up on', async (_, sent) => {
    const { server: listening } = server.running.app;
    const there: Socket[] = [];
    listening.once('connection', (socket: Socket) => void there.push(socket));
    const socket = connect({ port: server.running.port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      socket.write(sent),
    );
    socket.on('error', () => {});
    socket.resume();
    await until(() => there[0]?.destroyed === true);
    expect(there).toHaveLength(1);
    socket.destroy();
  });
});

test('whoever is slow to say what he wants is not waited for without end', () => {
  const { requestTimeout, headersTimeout } = server.running.app.server;
  expect([requestTimeout, headersTimeout]).toEqual([60_000, 60_000]);
});

describe('who sent it', () => {
  test('a page from elsewhere gets no socket and no answer', async () => {
    expect((await visit({ ...asPage(anna), origin: 'https://evil.example' }, [])).status).toBe(403);
    const response = await fetch(`${url()}/api/recovery`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', cookie: anna.cookie, 'content-type': 'application/json' },
      body: '{}',
    });
    expect([response.status, await response.json()]).toEqual([403, { why: 'origin-wrong' }]);
  });

  test('what a browser brings by itself counts only where one of our pages says that it sent it', async () => {
    const heard = await visit({ cookie: anna.cookie }, [hello(table)]);
    expect(heard.closed).toBe(closeCode('no-guest'));
    const response = await fetch(`${url()}/api/recovery`, {
      method: 'POST',
      headers: { cookie: anna.cookie, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(401);
  });

  test('a name that somebody lets point here is not ours', async () => {
    const heard = await visit({ host: 'evil.example', origin: 'http://evil.example', cookie: anna.cookie }, []);
    expect(heard.status).toBe(403);
  });

  test('the cookie is for the server alone', async () => {
    const response = await fetch(`${url()}/api/guest`, {
      method: 'POST',
      headers: { origin: url(), 'content-type': 'application/json' },
      body: '{"name":"Dora"}',
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^zaria=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
  });

  test('over https it is kept to https', async () => {
    const secure = await startServer({ standing: { publicUrl: new URL('https://zaria.example'), trustProxy: false } });
    const response = await fetch(`${secure.url}/api/guest`, {
      method: 'POST',
      headers: { origin: 'https://zaria.example', 'content-type': 'application/json' },
      body: '{"name":"Dora"}',
    });
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-zaria=.*; Secure$/);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
    await secure.stop();
  });
});

describe('tables', () => {
  test('that are forbidden and tables that are not there answer the same', async () => {
    const stranger = browser(url);
    const none = 'abcdefghjkmn';
    const wrong = 'abcdefghjkmnpqrs';
    for (const of of [table, none]) {
      expect(await carla.ask('join', { table: of, body: { code: wrong } })).toEqual({
        ok: false,
        error: { why: 'no-table' },
      });
      expect(await carla.ask('join', { table: of, body: { code: null } })).toEqual({
        ok: false,
        error: { why: 'no-table' },
      });
      for (const key of [
        { code: wrong },
        { code: null },
        { code: null, offer: { seat: 0, invitation: 'ab'.repeat(32) } },
      ] as const)
        expect(await stranger.ask('invitation', { table: of, body: key })).toEqual({
          ok: false,
          error: { why: 'no-table' },
        });
      for (const route of ['table', 'record', 'rematch', 'token', 'code'] as const)
        expect(await carla.ask(route, { table: of })).toEqual({ ok: false, error: { why: 'no-table' } });
      const heard = await visit(asPage(carla), [hello(of)]);
      expect([heard.frames, heard.closed]).toEqual([['{"type":"bye","why":"no-table"}'], closeCode('no-table')]);
    }
    expect((await carla.get('list')).tables).toEqual([]);
  });

  test('let in whoever has the code, who then plays his own seat and no other', async () => {
    await ben.get('join', { table, body: { code } });
    const [host, guest] = [anna.online(table), ben.online(table)];
    await Promise.all([host.opened, guest.opened]);
    await host.send({ do: 'sit', seat: 0, as: 'remote', name: 'Anna', colour: 0 });
    await guest.send({ do: 'sit', seat: 1, as: 'remote', name: 'Ben', colour: 1 });
    expect(await guest.send({ do: 'ready', seat: 0, version: 0, ready: true })).toEqual({
      ok: false,
      error: { why: 'not-yours' },
    });
    expect(await guest.send({ do: 'start' })).toEqual({ ok: false, error: { why: 'host-only' } });
    expect(await ben.ask('publish', { table, body: { isPublic: true } })).toEqual({
      ok: false,
      error: { why: 'not-yours' },
    });
    expect(await ben.ask('code', { table, body: {} })).toEqual({ ok: false, error: { why: 'not-yours' } });
    const heard = await visit(
      asPage(ben),
      [hello(table), '{"type":"hear","as":0,"heard":0,"told":"00000000000000"}'],
      'silence',
    );
    expect(heard.frames).toContain('{"type":"silence","as":0,"why":"not-yours"}');
    expect(await ben.ask('record', { table, query: { as: '0' } })).toMatchObject({ error: { why: 'not-yours' } });
    host.close();
    guest.close();
  });

  test('tell whoever has the code what he is invited to, and make nobody known by it', async () => {
    const stranger = browser(url);
    expect(await stranger.get('invitation', { table, body: { code } })).toEqual({
      game: 'las-vegas',
      phase: 'lobby',
      names: ['Anna', 'Ben'],
      host: 'Anna',
    });
    expect(stranger.cookie).toBe('');
    expect(await stranger.ask('table', { table })).toEqual({ ok: false, error: { why: 'no-guest' } });
  });

  test('have a new link when their host says so', async () => {
    const { code: next } = await anna.get('code', { table, body: {} });
    expect((await browser(url).ask('invitation', { table, body: { code } })).ok).toBe(false);
    expect((await carla.ask('join', { table, body: { code } })).ok).toBe(false);
    expect((await carla.ask('join', { table, body: { code: next } })).ok).toBe(true);
  });
});

describe('the token of a seat', () => {
  test('plays that seat at that table, and does nothing else', async () => {
    const { token } = await ben.get('token', { table, body: {} });
    const hi = JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, table, lines: 0, token });
    const heard = await visit({}, [hi], 'welcome');
    expect(heard.frames[0]).toContain('"own":[1]');
    const { table: other } = await ben.get('open', {
      body: { request: 'two', game: 'qwinto', setting: settingOf(2), isPublic: false },
    });
    const elsewhere = await visit({}, [hi.replace(table, other)]);
    expect(elsewhere.closed).toBe(closeCode('no-table'));
    const asked = async (method: string, path: string, body = '{}') => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const response = await fetch(url() + path, { method, headers, ...(method === 'GET' ? {} : { body }) });
      return [path, response.status];
    };
    const hook = JSON.stringify({ url: 'https://example.org/' });
    for (const [method, path, body] of [
      ['GET', '/api/me'],
      ['DELETE', '/api/me'],
      ['POST', '/api/guest', '{"name":"Somebody"}'],
      ['POST', '/api/recovery'],
      ['POST', '/api/pass'],
      ['GET', '/api/notices'],
      ['PUT', '/api/notices/webhook', hook],
      ['POST', `/api/tables/${table}/token`],
      ['POST', `/api/tables/${table}/code`],
      ['POST', `/api/tables/${table}/rematch`],
      ['POST', `/api/tables/${table}/nudge`],
      ['POST', `/api/tables/${other}/join`, '{"code":null}'],
    ] as const)
      expect(await asked(method, path, body)).toEqual([path, 403]);
    expect(await asked('GET', `/api/tables/${table}`)).toMatchObject({ 1: 200 });
    expect(await asked('GET', `/api/tables/${other}`)).toMatchObject({ 1: 404 });
  });

  test('neither gives the seat away nor is host, though its owner is', async () => {
    const { table: own } = await ben.get('open', {
      body: { request: 'three', game: 'qwinto', setting: settingOf(2), isPublic: false },
    });
    const online = ben.online(own);
    await online.opened;
    await online.send({ do: 'sit', seat: 0, as: 'remote', name: 'Ben', colour: 0 });
    const { token } = await ben.get('token', { table: own, body: {} });
    const sitter = online.table?.chairs[0]?.sitter ?? 0;
    const wishes: readonly Wish[] = [
      { do: 'hand-over', seat: 0, sitter, invitation: 'ab'.repeat(32) },
      { do: 'seat-bot', seat: 1, bot: 'random', name: 'Bot', colour: 1 },
      { do: 'leave', seat: 0 },
      { do: 'abandon' },
    ];
    const frames = [...wishes, { do: 'ready', seat: 0, version: 0, ready: true }].map((wish, i) =>
      JSON.stringify({ type: 'do', id: `w${i}`, wish }),
    );
    const hi = JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, table: own, lines: 0, token });
    const heard = await visit({}, [hi, ...frames], '"id":"w4"');
    for (const i of wishes.keys())
      expect(heard.frames).toContain(`{"type":"refused","id":"w${i}","refusal":{"why":"not-yours"}}`);
    expect(heard.frames).toContain('{"type":"done","id":"w4"}');
    online.close();
  });
});

/** `path` goes on the wire as it is. */
const statusOf = (port: number, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, path }, response => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });

describe('too much', () => {
  test.each([
    ['a frame that is too long', ['x'.repeat(LIMITS.frame + 1)], 1009],
    ['one that is too deep', ['['.repeat(99)], closeCode('message-wrong')],
    ['no JSON', ['nonsense'], closeCode('message-wrong')],
    ['bytes', [Buffer.from([1, 2])], closeCode('message-wrong')],
    ['a field that nobody knows', ['{"type":"ping","x":1}'], closeCode('message-wrong')],
    ['hello twice', [hello('abcdefghjkmn')], closeCode('message-wrong')],
    ['another version', [], closeCode('version')],
  ])('%s ends the visit', async (name, texts, expected) => {
    const first = name === 'another version' ? hello(table).replace('"protocol":1', '"protocol":2') : hello(table);
    const heard = await visit(asPage(anna), [first, ...texts]);
    expect(heard.closed).toBe(expected);
  });

  test('and whoever does not hang up then is there no longer', async () => {
    const asked = upgradeTo('/api/socket', SOCKET_KEY).replace(
      'host: localhost',
      `host: 127.0.0.1:${server.running.port}\r\norigin: ${url()}\r\ncookie: ${anna.cookie}`,
    );
    const said = Buffer.from(hello(table));
    // Masked by nothing; then one that begins to be longer than any may be.
    const head = Buffer.from([0x81, 0x80 | said.length, 0, 0, 0, 0]);
    const long = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);
    const socket = connect({ port: server.running.port, host: '127.0.0.1', allowHalfOpen: true });
    let heard = Buffer.alloc(0);
    socket.on('data', data => (heard = Buffer.concat([heard, data])));
    socket.on('error', () => {});
    socket.write(Buffer.concat([Buffer.from(asked), head, said]));
    const { house } = server.running;
    const before = house.tables.get(table)?.visitors.size ?? 0;
    await until(() => heard.includes('"here"'));
    expect(house.tables.get(table)?.visitors.size).toBe(before + 1);
    socket.write(long);
    // The last word of the socket itself, with its reason.
    await until(() => heard.includes(Buffer.from([0x88, 0x02, 1009 >> 8, 1009 & 0xff])));
    expect(house.tables.get(table)?.visitors.size).toBe(before);
    await until(() => socket.readableEnded || socket.destroyed);
    socket.destroy();
  });

  test('at once ends it too', async () => {
    const frames = Array.from({ length: 300 }, () => '{"type":"ping"}');
    const heard = await visit(asPage(anna), [hello(table), ...frames]);
    expect(heard.closed).toBe(closeCode('too-fast'));
  });

  test('to be told all of it again and again', async () => {
    const hear = (as: string) => `{"type":"hear","as":${as},"heard":0,"told":"${NOTHING_TOLD}"}`;
    // With each pair of eyes once is what a device of many does that comes back.
    const eyes = ['0', '1', '2', '3', '4', '5', '"spectator"'].map(hear);
    const all = await visit(asPage(anna), [hello(table), ...eyes, '{"type":"ping"}'], 'pong');
    expect(all.closed).toBe(null);
    const again = [...Array.from({ length: 100 }, () => hear('"spectator"')), '{"type":"ping"}'];
    const heard = await visit(asPage(anna), [hello(table)], 'welcome', again);
    expect(heard.closed).toBe(closeCode('too-fast'));
    expect(heard.frames.filter(text => text.includes('"news"')).length).toBeLessThan(10);
  });

  test('at once of what the socket itself answers, too', async () => {
    const socket = new WebSocket(`${url().replace('http', 'ws')}/api/socket`, { headers: asPage(anna) });
    let closed: number | null = null;
    let answered = 0;
    socket.on('close', why => (closed = why));
    socket.on('pong', () => answered++);
    await new Promise(resolve => void socket.once('open', resolve));
    socket.send(hello(table));
    for (let i = 0; i < 300; i++) socket.ping();
    await until(() => closed !== null);
    expect(closed).toBe(closeCode('too-fast'));
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThan(300);
  });

  test('of sockets, of requests, of guests and of those who watch', async () => {
    const strict = await startServer({
      allowances: {
        ...USUAL,
        sockets: 2,
        spectators: 1,
        requests: { most: 40, perSecond: 0 },
        dear: { most: 5, perSecond: 0 },
      },
    });
    const there = (): string => strict.url;
    const people = [await guestOf(there, 'A'), await guestOf(there, 'B')] as const;
    const { table: own, code: link } = await people[0].get('open', {
      body: { request: 'x', game: 'qwinto', setting: settingOf(2), isPublic: false },
    });
    await people[1].get('join', { table: own, body: { code: link } });
    const third = await guestOf(there, 'C');
    expect(await browser(there).ask('guest', { body: { name: 'D' } })).toEqual({
      ok: false,
      error: { why: 'too-fast' },
    });
    // Nor is a code guessed by looking at what it opens.
    expect(await browser(there).ask('invitation', { table: own, body: { code: link } })).toEqual({
      ok: false,
      error: { why: 'too-fast' },
    });
    const watching = people[1].online(own);
    expect(await watching.opened).toMatchObject({ ok: true });
    const again = people[1].online(own);
    // The same person counts once.
    expect(await again.opened).toMatchObject({ ok: true });
    const headers = { origin: strict.url, cookie: third.cookie };
    const refused = await new Promise<number>(resolve => {
      const socket = new WebSocket(`${strict.url.replace('http', 'ws')}/api/socket`, { headers });
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      socket.on('error', () => {});
    });
    expect(refused).toBe(429);
    for (let i = 0; i < 40; i++) await fetch(`${strict.url}/api/ledger`);
    expect((await fetch(`${strict.url}/api/ledger`)).status).toBe(429);
    // However the path is spelt.
    for (const path of ['/%61pi/ledger', `${strict.url}/api/ledger`, '/api/nothing'])
      expect([path, await statusOf(strict.running.port, path)]).toEqual([path, 429]);
    // What is asked of the page is not counted.
    expect((await fetch(`${strict.url}/health`)).status).toBe(200);
    watching.close();
    again.close();
    await strict.stop();
  });

  test('a table that enough people watch is full for one more, and not for who is there already', async () => {
    const strict = await startServer({ allowances: { ...USUAL, spectators: 1 } });
    const there = (): string => strict.url;
    const [host, one, other] = [await guestOf(there, 'A'), await guestOf(there, 'B'), await guestOf(there, 'C')];
    const { table: own, code: link } = await host.get('open', {
      body: { request: 'x', game: 'qwinto', setting: settingOf(2), isPublic: false },
    });
    for (const guest of [one, other]) await guest.get('join', { table: own, body: { code: link } });
    const watching = one.online(own);
    expect(await watching.opened).toEqual({ ok: true, value: true });
    expect(await other.online(own).opened).toEqual({ ok: false, error: { why: 'table-full' } });
    const again = one.online(own);
    expect(await again.opened).toEqual({ ok: true, value: true });
    for (const online of [watching, again]) online.close();
    await strict.stop();
  });

  test.each([' ', 'x'.repeat(41), 'a\u202eb', 'a\u0000b', '\u200b'])('%j is no name', async name => {
    expect(await browser(url).ask('guest', { body: { name } })).toEqual({ ok: false, error: { why: 'name-wrong' } });
  });

  test.each(['E\u0301va', 'A\u2028B', '\u3164', 'a\u202eb'])(
    'nor is %j for whoever sits down over the socket',
    async name => {
      const { table: own } = await anna.get('open', {
        body: { request: name, game: 'qwinto', setting: settingOf(2), isPublic: false },
      });
      const online = anna.online(own);
      await online.opened;
      expect(await online.send({ do: 'sit', seat: 0, as: 'remote', name, colour: 0 })).toEqual({
        ok: false,
        error: { why: 'name-wrong' },
      });
      online.close();
    },
  );

  test('names are composed and tidied', async () => {
    expect(await browser(url).get('guest', { body: { name: '  E\u0301va   B ' } })).toEqual({ name: 'Éva B' });
  });
});

test('nothing that opens anything is in the log, and nothing of it in the data', async () => {
  const { token } = await ben.get('token', { table, body: {} });
  const { code: recovery } = await anna.get('recovery', { body: {} });
  const { pass } = await anna.get('pass', { body: {} });
  const { code: link } = await anna.get('code', { table, body: {} });
  const cookies = [anna.cookie, ben.cookie].map(one => one.replace('zaria=', ''));
  const secrets = [...cookies, token, recovery, recovery.replaceAll('-', ''), pass, code, link];
  const data = ['zaria.db', 'zaria.db-wal'].map(name => readFileSync(join(server.folder, name), 'latin1')).join('');
  // It is the data of these people.
  expect(data).toContain('Anna');
  for (const secret of secrets) expect(data).not.toContain(secret);
  expect(server.log.length).toBeGreaterThan(10);
  for (const line of server.log) for (const secret of secrets) expect(line).not.toContain(secret);
  expect(server.log.some(line => line.includes('/api/guest'))).toBe(true);
});
