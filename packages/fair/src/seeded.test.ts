import { sha256 } from '@noble/hashes/sha2.js';
import { expect, test } from 'vitest';
import { lp, printHex, utf8 } from './bytes.ts';
import { chainOf } from './chain.ts';
import { seededMatch } from './seeded.ts';

test('§3.3 a match from a seed has its number and its secret from it', () => {
  const { matchId, secret } = seededMatch('πέντε');
  expect(printHex(matchId)).toBe(printHex(sha256(lp(utf8('zaria/2 seed id'), utf8('πέντε')))).slice(0, 32));
  expect(printHex(secret)).toBe(printHex(sha256(lp(utf8('zaria/2 seed'), utf8('πέντε')))));
});

test('§2 each link is the hash of the one after it, by code that knows nothing of blocks', () => {
  const chain = chainOf(new Uint8Array(16), 2, new Uint8Array(32).fill(9));
  const before = (link: Uint8Array): string => printHex(sha256(lp(utf8('zaria/2 link'), link)));
  for (const number of [2, 64, 65, 4096]) expect(before(chain.link(number))).toBe(printHex(chain.link(number - 1)));
  expect(before(chain.link(1))).toBe(chain.head);
});
