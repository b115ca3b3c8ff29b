import { HASH_LENGTH, sized } from './hash.ts';

/*
 * From a link to those before it, SHA-256 after SHA-256. A chain takes 4,096 of them before its head is known, and what
 * is hashed always fills one block: its length and name, the link, the padding. So the block is laid out once and only
 * the link in it changes; general code takes ten times as long, and a page would stand still for it.
 */

const INITIAL = [
  0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
] as const;
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

/** The block as sixteen words: 12 "zaria/2 link" 32, eight for the link, an end mark, the length in bits. */
const BLOCK = [12, 0x7a61_7269, 0x612f_3220, 0x6c69_6e6b, 32] as const;
const LINK_AT = BLOCK.length;
const LINK_WORDS = 8;
const BITS = 416;

/** Goes down a chain, link by link. */
export interface Descent {
  /** The link it has come to. */
  readonly link: Uint8Array;
  /** Goes so many places down. */
  down(places: number): void;
}

export function descentFrom(link: Uint8Array): Descent {
  const words = new Int32Array(64);
  words.set(BLOCK);
  const bytes = new DataView(Uint8Array.from(sized(link, HASH_LENGTH)).buffer);
  for (let i = 0; i < LINK_WORDS; i++) words[LINK_AT + i] = bytes.getInt32(4 * i);
  words[LINK_AT + LINK_WORDS] = 0x8000_0000;
  words[15] = BITS;
  return {
    get link() {
      const out = new DataView(new ArrayBuffer(HASH_LENGTH));
      for (let i = 0; i < LINK_WORDS; i++) out.setInt32(4 * i, words[LINK_AT + i] as number);
      return new Uint8Array(out.buffer);
    },
    down(places) {
      for (let i = 0; i < places; i++) compress(words);
    },
  };
}

/** Puts the hash of the block in the link's place. */
function compress(w: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  let a: number = INITIAL[0];
  let b: number = INITIAL[1];
  let c: number = INITIAL[2];
  let d: number = INITIAL[3];
  let e: number = INITIAL[4];
  let f: number = INITIAL[5];
  let g: number = INITIAL[6];
  let h: number = INITIAL[7];
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] as number) + (w[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  w[LINK_AT] = a + INITIAL[0];
  w[LINK_AT + 1] = b + INITIAL[1];
  w[LINK_AT + 2] = c + INITIAL[2];
  w[LINK_AT + 3] = d + INITIAL[3];
  w[LINK_AT + 4] = e + INITIAL[4];
  w[LINK_AT + 5] = f + INITIAL[5];
  w[LINK_AT + 6] = g + INITIAL[6];
  w[LINK_AT + 7] = h + INITIAL[7];
}
