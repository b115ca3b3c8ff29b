import { lp, utf8 } from './bytes.ts';
import { hmac, sha256 } from './sha256.ts';

export const PROTOCOL = 'zaria/2';

/** Lengths in bytes. */
export const MATCH_ID_LENGTH = 16;
export const SECRET_LENGTH = 32;
export const HASH_LENGTH = 32;

/** What a hash or a mac is for. Each use has a name of its own, so that none can stand in for another. */
type Tag = 'tip' | 'ledger' | 'seed' | 'seed id' | 'start' | 'draw' | 'bytes' | 'receipt';

const NAMES = new Map<Tag, Uint8Array>();

function named(tag: Tag): Uint8Array {
  const known = NAMES.get(tag);
  if (known !== undefined) return known;
  const name = utf8(`${PROTOCOL} ${tag}`);
  NAMES.set(tag, name);
  return name;
}

export const hash = (tag: Tag, ...parts: readonly Uint8Array[]): Uint8Array => sha256(lp(named(tag), ...parts));

export const mac = (key: Uint8Array, tag: Tag, ...parts: readonly Uint8Array[]): Uint8Array =>
  hmac(key, lp(named(tag), ...parts));

/** Speaks of lengths only: the bytes may be secret. */
export function sized(bytes: Uint8Array, length: number): Uint8Array {
  if (bytes.length !== length) throw new Error(`expected ${length} bytes, got ${bytes.length}`);
  return bytes;
}
