import { sha256 } from '@noble/hashes/sha2.js';
import { lp, printHex, utf8 } from '@zaria/fair';
import type { TokenHash } from './entries.ts';

/** Only the hash of a token is kept: whoever reads a table's log cannot sit down at it. */
export const hashToken = (token: string): TokenHash => printHex(sha256(lp(utf8('zaria/token'), utf8(token))));

/** Long enough not to be guessed. */
export const isToken = (token: unknown): token is string =>
  typeof token === 'string' && token.length >= 16 && token.length <= 128;
