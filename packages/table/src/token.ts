import { lp, printHex, sha256, utf8 } from '@zaria/fair';
import type { TokenHash } from './entries.ts';

/** So many are remembered: the same tokens come with everything that is sent. */
const REMEMBERED = 10_000;
const hashes = new Map<string, TokenHash>();

/** Only the hash of a token is kept: whoever reads a table's log cannot sit down at it. */
export function hashToken(token: string): TokenHash {
  const known = hashes.get(token);
  if (known !== undefined) return known;
  const hash = printHex(sha256(lp(utf8('zaria/token'), utf8(token))));
  if (!isToken(token)) return hash;
  if (hashes.size >= REMEMBERED) hashes.clear();
  hashes.set(token, hash);
  return hash;
}

/** Long enough not to be guessed. */
export const isToken = (token: unknown): token is string =>
  typeof token === 'string' && token.length >= 16 && token.length <= 128;
