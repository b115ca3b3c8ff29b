/* Web push: what is sent is readable by the browser alone (RFC 8291), and signed by this server (RFC 8292). */
import { ECDH, createCipheriv, createECDH, createPrivateKey, hkdfSync, sign } from 'node:crypto';
import type { Surroundings } from '../surroundings.ts';

/** The key by which push services know this server, both parts in base64url. */
export interface PushKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const CURVE = 'prime256v1';
const [RECORD_SIZE, POINT_BYTES, AUTH_BYTES, KEY_BYTES] = [4096, 65, 16, 32];
const HALF_A_DAY = 12 * 60 * 60;

/** From the server's own chance, as everything that it draws. */
function newPair(random: Surroundings['random']): ECDH {
  const pair = createECDH(CURVE);
  for (;;) {
    try {
      pair.setPrivateKey(Buffer.from(random(KEY_BYTES)));
      return pair;
    } catch {
      // One in 2³² is no number of the curve.
    }
  }
}

export function newPushKey(random: Surroundings['random']): PushKey {
  const pair = newPair(random);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}

/** Whether a browser's keys can be what they should be. */
export const isPushKeys = ({ p256dh, auth }: PushTarget['keys']): boolean =>
  isPoint(Buffer.from(p256dh, 'base64url')) && Buffer.from(auth, 'base64url').length === AUTH_BYTES;

function isPoint(bytes: Buffer): boolean {
  try {
    return bytes.length === POINT_BYTES && ECDH.convertKey(bytes, CURVE).length === POINT_BYTES;
  } catch {
    return false;
  }
}

export interface PushRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What is posted to the push service. `contact`: where its operator finds ours. */
export function pushRequest(
  { endpoint, keys }: PushTarget,
  text: string,
  key: PushKey,
  contact: string,
  { now, random }: Pick<Surroundings, 'now' | 'random'>,
): PushRequest {
  return {
    body: encrypt(text, keys, random),
    headers: {
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(HALF_A_DAY),
      urgency: 'normal',
      authorization: `vapid t=${token(new URL(endpoint).origin, key, contact, now())}, k=${key.publicKey}`,
    },
  };
}

function encrypt(text: string, { p256dh, auth }: PushTarget['keys'], random: Surroundings['random']): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const own = newPair(random);
  const mine = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, mine]);
  const secret = hkdf(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const salt = Buffer.from(random(16));
  const cek = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', cek, nonce);
  // The last record ends with a 2.
  const sealed = Buffer.concat([cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.from([mine.length]), mine, sealed, cipher.getAuthTag()]);
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(audience: string, { publicKey, privateKey }: PushKey, contact: string, now: number): string {
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const claims = { aud: audience, exp: Math.floor(now / 1000) + HALF_A_DAY, sub: contact };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}
