import { hmac as nobleHmac } from '@noble/hashes/hmac.js';
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { expect, test } from 'vitest';
import { printHex, utf8 } from './bytes.ts';
import { hmac, sha256 } from './sha256.ts';

/** Bytes that repeat nowhere near each other. */
const some = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (i * i * 31 + i * 7 + length) % 251);

test('the examples of the standard', () => {
  expect(printHex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(printHex(sha256(utf8('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(printHex(sha256(utf8('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
});

test('the same as the library, whatever the length', () => {
  for (const length of [...Array(200).keys(), 1000, 4096, 100_001])
    expect(printHex(sha256(some(length))), `${length} bytes`).toBe(printHex(nobleSha256(some(length))));
});

test('with a key of any length', () => {
  for (const key of [0, 1, 32, 63, 64, 65, 200])
    for (const length of [0, 1, 55, 56, 64, 300])
      expect(printHex(hmac(some(key), some(length))), `${key}, ${length}`).toBe(
        printHex(nobleHmac(nobleSha256, some(key), some(length))),
      );
});
