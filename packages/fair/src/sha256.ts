/*
 * SHA-256 (FIPS 180-4). Every throw is mixed by it and every chain is made of it, thousands of times for one table: this
 * takes a quarter of the time of the library we had, whose code serves a dozen hashes alike.
 */

/** What a hash begins with. */
export const INITIAL = Int32Array.of(
  0x6a09_e667,
  0xbb67_ae85,
  0x3c6e_f372,
  0xa54f_f53a,
  0x510e_527f,
  0x9b05_688c,
  0x1f83_d9ab,
  0x5be0_cd19,
);

const ROUNDS = Int32Array.of(
  0x428a_2f98,
  0x7137_4491,
  0xb5c0_fbcf,
  0xe9b5_dba5,
  0x3956_c25b,
  0x59f1_11f1,
  0x923f_82a4,
  0xab1c_5ed5,
  0xd807_aa98,
  0x1283_5b01,
  0x2431_85be,
  0x550c_7dc3,
  0x72be_5d74,
  0x80de_b1fe,
  0x9bdc_06a7,
  0xc19b_f174,
  0xe49b_69c1,
  0xefbe_4786,
  0x0fc1_9dc6,
  0x240c_a1cc,
  0x2de9_2c6f,
  0x4a74_84aa,
  0x5cb0_a9dc,
  0x76f9_88da,
  0x983e_5152,
  0xa831_c66d,
  0xb003_27c8,
  0xbf59_7fc7,
  0xc6e0_0bf3,
  0xd5a7_9147,
  0x06ca_6351,
  0x1429_2967,
  0x27b7_0a85,
  0x2e1b_2138,
  0x4d2c_6dfc,
  0x5338_0d13,
  0x650a_7354,
  0x766a_0abb,
  0x81c2_c92e,
  0x9272_2c85,
  0xa2bf_e8a1,
  0xa81a_664b,
  0xc24b_8b70,
  0xc76c_51a3,
  0xd192_e819,
  0xd699_0624,
  0xf40e_3585,
  0x106a_a070,
  0x19a4_c116,
  0x1e37_6c08,
  0x2748_774c,
  0x34b0_bcb5,
  0x391c_0cb3,
  0x4ed8_aa4a,
  0x5b9c_ca4f,
  0x682e_6ff3,
  0x748f_82ee,
  0x78a5_636f,
  0x84c8_7814,
  0x8cc7_0208,
  0x90be_fffa,
  0xa450_6ceb,
  0xbef9_a3f7,
  0xc671_78f2,
);

const BLOCK_BYTES = 64;
const HASH_BYTES = 32;
/** At the end of the last block: the length in bits. */
const LENGTH_BYTES = 8;
const END_MARK = 0x80;

/** Nothing of it outlives a call. */
const state = new Int32Array(8);
const words = new Int32Array(16);
/** The last bytes with what is put behind them. */
const last = new Uint8Array(2 * BLOCK_BYTES);

/** The hash of these bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  state.set(INITIAL);
  return ended(bytes, 0);
}

/** The hash of what was taken so far, so many bytes, and of these. */
function ended(bytes: Uint8Array, before: number): Uint8Array {
  const whole = bytes.length - (bytes.length % BLOCK_BYTES);
  for (let at = 0; at < whole; at += BLOCK_BYTES) take(bytes, at);
  const left = bytes.length - whole;
  const length = before + bytes.length;
  const end = left + 1 + LENGTH_BYTES > BLOCK_BYTES ? 2 * BLOCK_BYTES : BLOCK_BYTES;
  for (let i = 0; i < left; i++) last[i] = bytes[whole + i] as number;
  last.fill(0, left, end);
  last[left] = END_MARK;
  putWord(last, end - 8, Math.floor(length / 2 ** 29));
  putWord(last, end - 4, length * 8);
  for (let at = 0; at < end; at += BLOCK_BYTES) take(last, at);
  const hash = new Uint8Array(HASH_BYTES);
  for (let i = 0; i < 8; i++) putWord(hash, 4 * i, state[i] as number);
  return hash;
}

const [INNER, OUTER] = [0x36, 0x5c];

/** HMAC-SHA-256 (RFC 2104). */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK_BYTES ? sha256(key) : key;
  return keyed(short, OUTER, keyed(short, INNER, message));
}

function keyed(key: Uint8Array, pad: number, bytes: Uint8Array): Uint8Array {
  last.fill(pad, 0, BLOCK_BYTES);
  for (let i = 0; i < key.length; i++) last[i] = (key[i] as number) ^ pad;
  state.set(INITIAL);
  take(last, 0);
  return ended(bytes, BLOCK_BYTES);
}

function take(bytes: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i++) words[i] = wordAt(bytes, at + 4 * i);
  compress(state, words);
}

export const wordAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] as number) << 24) |
  ((bytes[at + 1] as number) << 16) |
  ((bytes[at + 2] as number) << 8) |
  (bytes[at + 3] as number);

/** Four bytes, the highest first. A `DataView` needs a buffer of its own, and making that takes longer than the hash. */
export function putWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

/**
 * Takes a block of sixteen words into the state: sixteen rounds written out, four times over. Everything is a variable of
 * its own, which the compiler keeps in registers: with lists for words and rounds it takes four times as long.
 */
// prettier-ignore
export function compress(into: Int32Array, block: Int32Array): void {
  let w0 = block[0] as number;
  let w1 = block[1] as number;
  let w2 = block[2] as number;
  let w3 = block[3] as number;
  let w4 = block[4] as number;
  let w5 = block[5] as number;
  let w6 = block[6] as number;
  let w7 = block[7] as number;
  let w8 = block[8] as number;
  let w9 = block[9] as number;
  let w10 = block[10] as number;
  let w11 = block[11] as number;
  let w12 = block[12] as number;
  let w13 = block[13] as number;
  let w14 = block[14] as number;
  let w15 = block[15] as number;
  let a = into[0] as number;
  let b = into[1] as number;
  let c = into[2] as number;
  let d = into[3] as number;
  let e = into[4] as number;
  let f = into[5] as number;
  let g = into[6] as number;
  let h = into[7] as number;
  for (let round = 0; round < ROUNDS.length; round += 16) {
    if (round > 0) {
      w0 = (w0 + (((w1 >>> 7) | (w1 << 25)) ^ ((w1 >>> 18) | (w1 << 14)) ^ (w1 >>> 3)) + w9 + (((w14 >>> 17) | (w14 << 15)) ^ ((w14 >>> 19) | (w14 << 13)) ^ (w14 >>> 10))) | 0;
      w1 = (w1 + (((w2 >>> 7) | (w2 << 25)) ^ ((w2 >>> 18) | (w2 << 14)) ^ (w2 >>> 3)) + w10 + (((w15 >>> 17) | (w15 << 15)) ^ ((w15 >>> 19) | (w15 << 13)) ^ (w15 >>> 10))) | 0;
      w2 = (w2 + (((w3 >>> 7) | (w3 << 25)) ^ ((w3 >>> 18) | (w3 << 14)) ^ (w3 >>> 3)) + w11 + (((w0 >>> 17) | (w0 << 15)) ^ ((w0 >>> 19) | (w0 << 13)) ^ (w0 >>> 10))) | 0;
      w3 = (w3 + (((w4 >>> 7) | (w4 << 25)) ^ ((w4 >>> 18) | (w4 << 14)) ^ (w4 >>> 3)) + w12 + (((w1 >>> 17) | (w1 << 15)) ^ ((w1 >>> 19) | (w1 << 13)) ^ (w1 >>> 10))) | 0;
      w4 = (w4 + (((w5 >>> 7) | (w5 << 25)) ^ ((w5 >>> 18) | (w5 << 14)) ^ (w5 >>> 3)) + w13 + (((w2 >>> 17) | (w2 << 15)) ^ ((w2 >>> 19) | (w2 << 13)) ^ (w2 >>> 10))) | 0;
      w5 = (w5 + (((w6 >>> 7) | (w6 << 25)) ^ ((w6 >>> 18) | (w6 << 14)) ^ (w6 >>> 3)) + w14 + (((w3 >>> 17) | (w3 << 15)) ^ ((w3 >>> 19) | (w3 << 13)) ^ (w3 >>> 10))) | 0;
      w6 = (w6 + (((w7 >>> 7) | (w7 << 25)) ^ ((w7 >>> 18) | (w7 << 14)) ^ (w7 >>> 3)) + w15 + (((w4 >>> 17) | (w4 << 15)) ^ ((w4 >>> 19) | (w4 << 13)) ^ (w4 >>> 10))) | 0;
      w7 = (w7 + (((w8 >>> 7) | (w8 << 25)) ^ ((w8 >>> 18) | (w8 << 14)) ^ (w8 >>> 3)) + w0 + (((w5 >>> 17) | (w5 << 15)) ^ ((w5 >>> 19) | (w5 << 13)) ^ (w5 >>> 10))) | 0;
      w8 = (w8 + (((w9 >>> 7) | (w9 << 25)) ^ ((w9 >>> 18) | (w9 << 14)) ^ (w9 >>> 3)) + w1 + (((w6 >>> 17) | (w6 << 15)) ^ ((w6 >>> 19) | (w6 << 13)) ^ (w6 >>> 10))) | 0;
      w9 = (w9 + (((w10 >>> 7) | (w10 << 25)) ^ ((w10 >>> 18) | (w10 << 14)) ^ (w10 >>> 3)) + w2 + (((w7 >>> 17) | (w7 << 15)) ^ ((w7 >>> 19) | (w7 << 13)) ^ (w7 >>> 10))) | 0;
      w10 = (w10 + (((w11 >>> 7) | (w11 << 25)) ^ ((w11 >>> 18) | (w11 << 14)) ^ (w11 >>> 3)) + w3 + (((w8 >>> 17) | (w8 << 15)) ^ ((w8 >>> 19) | (w8 << 13)) ^ (w8 >>> 10))) | 0;
      w11 = (w11 + (((w12 >>> 7) | (w12 << 25)) ^ ((w12 >>> 18) | (w12 << 14)) ^ (w12 >>> 3)) + w4 + (((w9 >>> 17) | (w9 << 15)) ^ ((w9 >>> 19) | (w9 << 13)) ^ (w9 >>> 10))) | 0;
      w12 = (w12 + (((w13 >>> 7) | (w13 << 25)) ^ ((w13 >>> 18) | (w13 << 14)) ^ (w13 >>> 3)) + w5 + (((w10 >>> 17) | (w10 << 15)) ^ ((w10 >>> 19) | (w10 << 13)) ^ (w10 >>> 10))) | 0;
      w13 = (w13 + (((w14 >>> 7) | (w14 << 25)) ^ ((w14 >>> 18) | (w14 << 14)) ^ (w14 >>> 3)) + w6 + (((w11 >>> 17) | (w11 << 15)) ^ ((w11 >>> 19) | (w11 << 13)) ^ (w11 >>> 10))) | 0;
      w14 = (w14 + (((w15 >>> 7) | (w15 << 25)) ^ ((w15 >>> 18) | (w15 << 14)) ^ (w15 >>> 3)) + w7 + (((w12 >>> 17) | (w12 << 15)) ^ ((w12 >>> 19) | (w12 << 13)) ^ (w12 >>> 10))) | 0;
      w15 = (w15 + (((w0 >>> 7) | (w0 << 25)) ^ ((w0 >>> 18) | (w0 << 14)) ^ (w0 >>> 3)) + w8 + (((w13 >>> 17) | (w13 << 15)) ^ ((w13 >>> 19) | (w13 << 13)) ^ (w13 >>> 10))) | 0;
    }
    h = (h + (((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))) + (g ^ (e & (f ^ g))) + (ROUNDS[round + 0] as number) + w0) | 0;
    d = (d + h) | 0;
    h = (h + (((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))) + ((a & b) ^ (c & (a ^ b)))) | 0;
    g = (g + (((d >>> 6) | (d << 26)) ^ ((d >>> 11) | (d << 21)) ^ ((d >>> 25) | (d << 7))) + (f ^ (d & (e ^ f))) + (ROUNDS[round + 1] as number) + w1) | 0;
    c = (c + g) | 0;
    g = (g + (((h >>> 2) | (h << 30)) ^ ((h >>> 13) | (h << 19)) ^ ((h >>> 22) | (h << 10))) + ((h & a) ^ (b & (h ^ a)))) | 0;
    f = (f + (((c >>> 6) | (c << 26)) ^ ((c >>> 11) | (c << 21)) ^ ((c >>> 25) | (c << 7))) + (e ^ (c & (d ^ e))) + (ROUNDS[round + 2] as number) + w2) | 0;
    b = (b + f) | 0;
    f = (f + (((g >>> 2) | (g << 30)) ^ ((g >>> 13) | (g << 19)) ^ ((g >>> 22) | (g << 10))) + ((g & h) ^ (a & (g ^ h)))) | 0;
    e = (e + (((b >>> 6) | (b << 26)) ^ ((b >>> 11) | (b << 21)) ^ ((b >>> 25) | (b << 7))) + (d ^ (b & (c ^ d))) + (ROUNDS[round + 3] as number) + w3) | 0;
    a = (a + e) | 0;
    e = (e + (((f >>> 2) | (f << 30)) ^ ((f >>> 13) | (f << 19)) ^ ((f >>> 22) | (f << 10))) + ((f & g) ^ (h & (f ^ g)))) | 0;
    d = (d + (((a >>> 6) | (a << 26)) ^ ((a >>> 11) | (a << 21)) ^ ((a >>> 25) | (a << 7))) + (c ^ (a & (b ^ c))) + (ROUNDS[round + 4] as number) + w4) | 0;
    h = (h + d) | 0;
    d = (d + (((e >>> 2) | (e << 30)) ^ ((e >>> 13) | (e << 19)) ^ ((e >>> 22) | (e << 10))) + ((e & f) ^ (g & (e ^ f)))) | 0;
    c = (c + (((h >>> 6) | (h << 26)) ^ ((h >>> 11) | (h << 21)) ^ ((h >>> 25) | (h << 7))) + (b ^ (h & (a ^ b))) + (ROUNDS[round + 5] as number) + w5) | 0;
    g = (g + c) | 0;
    c = (c + (((d >>> 2) | (d << 30)) ^ ((d >>> 13) | (d << 19)) ^ ((d >>> 22) | (d << 10))) + ((d & e) ^ (f & (d ^ e)))) | 0;
    b = (b + (((g >>> 6) | (g << 26)) ^ ((g >>> 11) | (g << 21)) ^ ((g >>> 25) | (g << 7))) + (a ^ (g & (h ^ a))) + (ROUNDS[round + 6] as number) + w6) | 0;
    f = (f + b) | 0;
    b = (b + (((c >>> 2) | (c << 30)) ^ ((c >>> 13) | (c << 19)) ^ ((c >>> 22) | (c << 10))) + ((c & d) ^ (e & (c ^ d)))) | 0;
    a = (a + (((f >>> 6) | (f << 26)) ^ ((f >>> 11) | (f << 21)) ^ ((f >>> 25) | (f << 7))) + (h ^ (f & (g ^ h))) + (ROUNDS[round + 7] as number) + w7) | 0;
    e = (e + a) | 0;
    a = (a + (((b >>> 2) | (b << 30)) ^ ((b >>> 13) | (b << 19)) ^ ((b >>> 22) | (b << 10))) + ((b & c) ^ (d & (b ^ c)))) | 0;
    h = (h + (((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))) + (g ^ (e & (f ^ g))) + (ROUNDS[round + 8] as number) + w8) | 0;
    d = (d + h) | 0;
    h = (h + (((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))) + ((a & b) ^ (c & (a ^ b)))) | 0;
    g = (g + (((d >>> 6) | (d << 26)) ^ ((d >>> 11) | (d << 21)) ^ ((d >>> 25) | (d << 7))) + (f ^ (d & (e ^ f))) + (ROUNDS[round + 9] as number) + w9) | 0;
    c = (c + g) | 0;
    g = (g + (((h >>> 2) | (h << 30)) ^ ((h >>> 13) | (h << 19)) ^ ((h >>> 22) | (h << 10))) + ((h & a) ^ (b & (h ^ a)))) | 0;
    f = (f + (((c >>> 6) | (c << 26)) ^ ((c >>> 11) | (c << 21)) ^ ((c >>> 25) | (c << 7))) + (e ^ (c & (d ^ e))) + (ROUNDS[round + 10] as number) + w10) | 0;
    b = (b + f) | 0;
    f = (f + (((g >>> 2) | (g << 30)) ^ ((g >>> 13) | (g << 19)) ^ ((g >>> 22) | (g << 10))) + ((g & h) ^ (a & (g ^ h)))) | 0;
    e = (e + (((b >>> 6) | (b << 26)) ^ ((b >>> 11) | (b << 21)) ^ ((b >>> 25) | (b << 7))) + (d ^ (b & (c ^ d))) + (ROUNDS[round + 11] as number) + w11) | 0;
    a = (a + e) | 0;
    e = (e + (((f >>> 2) | (f << 30)) ^ ((f >>> 13) | (f << 19)) ^ ((f >>> 22) | (f << 10))) + ((f & g) ^ (h & (f ^ g)))) | 0;
    d = (d + (((a >>> 6) | (a << 26)) ^ ((a >>> 11) | (a << 21)) ^ ((a >>> 25) | (a << 7))) + (c ^ (a & (b ^ c))) + (ROUNDS[round + 12] as number) + w12) | 0;
    h = (h + d) | 0;
    d = (d + (((e >>> 2) | (e << 30)) ^ ((e >>> 13) | (e << 19)) ^ ((e >>> 22) | (e << 10))) + ((e & f) ^ (g & (e ^ f)))) | 0;
    c = (c + (((h >>> 6) | (h << 26)) ^ ((h >>> 11) | (h << 21)) ^ ((h >>> 25) | (h << 7))) + (b ^ (h & (a ^ b))) + (ROUNDS[round + 13] as number) + w13) | 0;
    g = (g + c) | 0;
    c = (c + (((d >>> 2) | (d << 30)) ^ ((d >>> 13) | (d << 19)) ^ ((d >>> 22) | (d << 10))) + ((d & e) ^ (f & (d ^ e)))) | 0;
    b = (b + (((g >>> 6) | (g << 26)) ^ ((g >>> 11) | (g << 21)) ^ ((g >>> 25) | (g << 7))) + (a ^ (g & (h ^ a))) + (ROUNDS[round + 14] as number) + w14) | 0;
    f = (f + b) | 0;
    b = (b + (((c >>> 2) | (c << 30)) ^ ((c >>> 13) | (c << 19)) ^ ((c >>> 22) | (c << 10))) + ((c & d) ^ (e & (c ^ d)))) | 0;
    a = (a + (((f >>> 6) | (f << 26)) ^ ((f >>> 11) | (f << 21)) ^ ((f >>> 25) | (f << 7))) + (h ^ (f & (g ^ h))) + (ROUNDS[round + 15] as number) + w15) | 0;
    e = (e + a) | 0;
    a = (a + (((b >>> 2) | (b << 30)) ^ ((b >>> 13) | (b << 19)) ^ ((b >>> 22) | (b << 10))) + ((b & c) ^ (d & (b ^ c)))) | 0;
  }
  into[0] = (into[0] as number) + a;
  into[1] = (into[1] as number) + b;
  into[2] = (into[2] as number) + c;
  into[3] = (into[3] as number) + d;
  into[4] = (into[4] as number) + e;
  into[5] = (into[5] as number) + f;
  into[6] = (into[6] as number) + g;
  into[7] = (into[7] as number) + h;
}
