import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { simulationRng } from '@zaria/kit';
import { afterEach, describe, expect, test } from 'vitest';
import { play } from '../player.testing.ts';
import { guestOf, settingOf, startServer, until, type TestServer } from '../server.testing.ts';
import { carefulLookup, isInternal, mayReach } from './address.ts';
import { post } from './post.ts';

interface Posted {
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

/** A push service, or anything else that somebody posts to. */
async function listenFor(
  status = 201,
  headers: Record<string, string> = {},
): Promise<{ readonly url: string; readonly posted: Posted[] }> {
  const posted: Posted[] = [];
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      posted.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  opened.push(server);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`, posted };
}

/** What a browser does with a push message (RFC 8291). */
function readPush(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const key = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), key]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(key), auth, info, 32));
  const cek = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', cek, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  expect(text.at(-1)).toBe(2);
  return text.subarray(0, -1).toString('utf8');
}

/** Ben goes away while it is his turn; Anna plays on until it is. */
async function leaveAtTurn(server: TestServer, prepare: (ben: Awaited<ReturnType<typeof guestOf>>) => Promise<void>) {
  const url = (): string => server.url;
  const [anna, ben] = [await guestOf(url, 'Anna'), await guestOf(url, 'Ben')];
  await prepare(ben);
  const setting = { ...settingOf(2), options: { starter: 0 } };
  const body = { request: 'x', game: 'las-vegas', setting, isPublic: false };
  const { table, code } = await anna.get('open', { body });
  await ben.get('join', { table, body: { code } });
  const [one, other] = [anna, ben].map((guest, seat) =>
    play(guest, table, seat as 0 | 1, { rng: simulationRng(`${seat}`), secret: null, pause: 30 }),
  );
  await until(() => other?.online.table?.phase === 'playing');
  other?.close();
  return { table, stop: () => one?.close() };
}

describe('whoever is waited for and not here', () => {
  test('is told by web push, which his browser alone can read', async () => {
    const service = await listenFor();
    const server = await startServer({ reach: { allowed: ['127.0.0.1'] } });
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const auth = Buffer.from('0123456789abcdef');
    let key = '';
    const { table, stop } = await leaveAtTurn(server, async ben => {
      ({ key } = await ben.get('notices'));
      const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') };
      await ben.get('push', { body: { endpoint: service.url, keys } });
      expect((await ben.get('notices')).devices).toBe(1);
    });
    await until(() => service.posted.length > 0);
    const [{ headers, body }] = service.posted as [Posted];
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' });
    expect(JSON.parse(readPush(body, browser, auth))).toEqual({ notice: 'your-turn', table, game: 'las-vegas' });
    const [, token = '', sent = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
    expect(sent).toBe(key);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const signer = { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))).toMatchObject({
      aud: new URL(service.url).origin,
    });
    stop();
    await server.stop();
  });

  test('is told by a webhook, and a browser that is gone is forgotten', async () => {
    const [hook, gone] = [await listenFor(200), await listenFor(410)];
    const server = await startServer({ reach: { allowed: ['127.0.0.1'] } });
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    let ben: Awaited<ReturnType<typeof guestOf>> | null = null;
    const { table, stop } = await leaveAtTurn(server, async guest => {
      ben = guest;
      await guest.get('webhook', { body: { url: hook.url } });
      const keys = { p256dh: browser.getPublicKey('base64url'), auth: 'A'.repeat(22) };
      await guest.get('push', { body: { endpoint: gone.url, keys } });
    });
    await until(() => hook.posted.length > 0 && gone.posted.length > 0);
    expect(JSON.parse(hook.posted[0]?.body.toString('utf8') ?? '')).toEqual({
      notice: 'your-turn',
      table,
      game: 'las-vegas',
    });
    const asked = ben as unknown as Awaited<ReturnType<typeof guestOf>>;
    let devices = 1;
    while (devices > 0) ({ devices } = await asked.get('notices'));
    expect((await asked.get('notices')).webhook).toBe(hook.url);
    stop();
    await server.stop();
  });

  test('is not told where only this machine could reach', async () => {
    const server = await startServer();
    const ben = await guestOf(() => server.url, 'Ben');
    for (const url of [
      'http://127.0.0.1/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://10.1.2.3/x',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://0177.0.0.1/',
      'https://127.0.0.1./',
      'https://[::ffff:127.0.0.1]/',
      'https://[::127.0.0.1]/',
      'http://hook.example/',
    ])
      expect(await ben.ask('webhook', { body: { url } })).toEqual({ ok: false, error: { why: 'address-wrong' } });
    await server.stop();
  });
});

test('of two who are told at the same address one leaves it, and the other stays', async () => {
  const server = await startServer();
  const [anna, ben] = [await guestOf(() => server.url, 'Anna'), await guestOf(() => server.url, 'Ben')];
  const url = 'https://hook.example/ours';
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: Buffer.alloc(16).toString('base64url') };
  await anna.get('webhook', { body: { url } });
  await ben.get('push', { body: { endpoint: url, keys } });
  await ben.get('unpush', { body: { endpoint: url } });
  expect(await ben.get('notices')).toMatchObject({ devices: 0 });
  expect(await anna.get('notices')).toMatchObject({ webhook: url });
  await server.stop();
});

test.each([
  ['of another length', Buffer.alloc(64, 4)],
  ['that is no point of the curve', Buffer.alloc(65, 4)],
  ['that is nowhere', Buffer.alloc(65)],
])('a key %s is refused when it is given, and not when something is to be sent', async (_, key) => {
  const server = await startServer();
  const ben = await guestOf(() => server.url, 'Ben');
  const keys = { p256dh: key.toString('base64url'), auth: Buffer.alloc(16).toString('base64url') };
  expect(await ben.ask('push', { body: { endpoint: 'https://push.example/', keys } })).toEqual({
    ok: false,
    error: { why: 'address-wrong' },
  });
  await server.stop();
});

describe('addresses', () => {
  const leadsTo = (host: string, allowed: readonly string[]) =>
    new Promise<unknown>(resolve => {
      carefulLookup({ allowed })(host, { all: false }, (error, address) => resolve(error?.message ?? address));
    });

  test('a name that leads inside is not followed there, but where the operator allows it', async () => {
    expect(await leadsTo('localhost', [])).toBe('localhost leads inside');
    expect(await leadsTo('localhost', ['localhost'])).toMatch(/^(127\.0\.0\.1|::1)$/);
    await expect(post('https://localhost:1/', {}, '', { allowed: [] })).rejects.toThrow('localhost leads inside');
  });

  test('an answer that leads elsewhere is not followed', async () => {
    const elsewhere = await listenFor();
    const hook = await listenFor(307, { location: elsewhere.url });
    expect(await post(hook.url, {}, 'x', { allowed: ['127.0.0.1'] })).toBe(307);
    expect([hook.posted.length, elsewhere.posted.length]).toEqual([1, 0]);
  });

  test.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    'fe80::1',
    'fd00::1',
    'fec0::1',
    '::127.0.0.1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001:0:a00:1::1',
    '224.0.0.1',
    'nonsense',
  ])('%s is inside', address => {
    expect(isInternal(address)).toBe(true);
  });

  test.each(['93.184.216.34', '2606:2800:220:1::1'])('%s is not', address => {
    expect(isInternal(address)).toBe(false);
  });

  test('without https, with a password, or of another kind nobody is reached', () => {
    const reach = { allowed: ['hook.internal'] };
    expect(mayReach('https://hook.example/', reach)).toBe(true);
    expect(mayReach('http://hook.internal/', reach)).toBe(true);
    for (const url of [
      'http://hook.example/',
      'https://a:b@hook.example/',
      'file:///etc/passwd',
      'nonsense',
      'ftp://hook.internal/',
    ])
      expect(mayReach(url, reach)).toBe(false);
  });
});
