import type { Draw, Rng } from '@zaria/kit';
import { u32, u64, utf8 } from './bytes.ts';
import { mac } from './protocol.ts';

const BYTE = 256;
const TWO_BYTES = 65_536;
/** The largest number of equally likely outcomes that can be asked for at once. */
export const MAX_MODULUS = TWO_BYTES;

/** A step's name, as it goes into the draw. */
export const isPurpose = (value: unknown): value is string =>
  typeof value === 'string' && /^[\u0021-\u007e]+$/.test(value);

export const isModulus = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_MODULUS;

/**
 * One of m equally likely numbers from one of `range` equally likely ones. `null`: throw again, since what is left above
 * the last whole multiple of m would make small numbers likelier.
 */
export const uniform = (raw: number, range: number, m: number): number | null =>
  raw < range - (range % m) ? raw % m : null;

/** Chance for one entry of a match, from its key. */
export interface DrawRng extends Rng {
  /** What has been asked and answered so far. */
  draw(): Draw;
}

/** Draw number n (how many chance entries the log already has, undone ones too) for the step named `purpose`. */
export function drawRng(key: Uint8Array, purpose: string, n: number): DrawRng {
  if (!isPurpose(purpose)) throw new Error('a purpose is a word of visible ASCII characters');
  const next = byteStream(key, purpose, n);
  const asked: number[] = [];
  const values: number[] = [];

  function below(m: number): number {
    if (!isModulus(m)) throw new Error(`cannot draw one of ${m} numbers`);
    for (;;) {
      const value = m <= BYTE ? uniform(next(), BYTE, m) : uniform(next() * BYTE + next(), TWO_BYTES, m);
      if (value === null) continue;
      asked.push(m);
      values.push(value);
      return value;
    }
  }
  return { below, draw: () => ({ n, purpose, m: [...asked], values: [...values] }) };
}

/** The bytes of a draw, block after block. */
function byteStream(key: Uint8Array, purpose: string, n: number): () => number {
  let block = new Uint8Array();
  let blocks = 0;
  let at = 0;
  return () => {
    if (at === block.length) {
      block = Uint8Array.from(mac(key, 'fair/1/draw', utf8(purpose), u64(n), u32(blocks++)));
      at = 0;
    }
    return block[at++] as number;
  };
}
