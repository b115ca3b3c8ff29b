import { HASH_LENGTH, sized } from './hash.ts';
import { INITIAL, compress, putWord, wordAt } from './sha256.ts';

/*
 * From a link to those before it, SHA-256 after SHA-256. A chain takes 4,096 of them before its head is known, and what
 * is hashed always fills one block: its length and name, the link, the padding. So the block is laid out once and only
 * the link in it changes; general code takes ten times as long, and a page would stand still for it.
 */

/** The block as sixteen words: 12 "zaria/2 link" 32, eight for the link, an end mark, the length in bits. */
const BLOCK = [12, 0x7a61_7269, 0x612f_3220, 0x6c69_6e6b, 32] as const;
const LINK_AT = BLOCK.length;
const LINK_WORDS = 8;
const BITS = 416;

/** Goes down a chain, link by link. */
export interface Descent {
  /** The link it has come to. */
  readonly link: Uint8Array;
  /** Writes it there. */
  writeTo(bytes: Uint8Array, at: number): void;
  /** Goes so many places down. */
  down(places: number): void;
}

export function descentFrom(link: Uint8Array): Descent {
  const words = new Int32Array(16);
  const hash = new Int32Array(LINK_WORDS);
  words.set(BLOCK);
  sized(link, HASH_LENGTH);
  for (let i = 0; i < LINK_WORDS; i++) words[LINK_AT + i] = wordAt(link, 4 * i);
  words[LINK_AT + LINK_WORDS] = 0x8000_0000;
  words[15] = BITS;

  function writeTo(bytes: Uint8Array, at: number): void {
    for (let i = 0; i < LINK_WORDS; i++) putWord(bytes, at + 4 * i, words[LINK_AT + i] as number);
  }

  return {
    get link() {
      const out = new Uint8Array(HASH_LENGTH);
      writeTo(out, 0);
      return out;
    },
    writeTo,
    down(places) {
      for (let i = 0; i < places; i++) {
        hash.set(INITIAL);
        compress(hash, words);
        words.set(hash, LINK_AT);
      }
    },
  };
}
