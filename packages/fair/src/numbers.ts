import type { Rng } from '@zaria/kit';

const BYTE = 256;
const TWO_BYTES = 65_536;
/** The largest number of equally likely outcomes that can be asked for at once. */
export const MAX_MODULUS = TWO_BYTES;

export const isModulus = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_MODULUS;

/**
 * One of m equally likely numbers from one of `range` equally likely ones. `null`: throw again, since what is left above
 * the last whole multiple of m would make small numbers likelier.
 */
export const uniform = (raw: number, range: number, m: number): number | null =>
  raw < range - (range % m) ? raw % m : null;

/** What was asked of chance and what it answered, beside the chance itself. */
export interface CountingRng extends Rng {
  readonly asked: readonly number[];
  readonly values: readonly number[];
}

/** Numbers from a stream of equally likely bytes. */
export function numbersFrom(next: () => number): CountingRng {
  const asked: number[] = [];
  const values: number[] = [];
  return {
    asked,
    values,
    below(m) {
      if (!isModulus(m)) throw new Error(`cannot draw one of ${m} numbers`);
      for (;;) {
        const value = m <= BYTE ? uniform(next(), BYTE, m) : uniform(next() * BYTE + next(), TWO_BYTES, m);
        if (value === null) continue;
        asked.push(m);
        values.push(value);
        return value;
      }
    },
  };
}

/** The bytes of blocks that are made as they are needed. */
export function bytesOf(block: (number: number) => Uint8Array): () => number {
  let bytes: Uint8Array = new Uint8Array();
  let blocks = 0;
  let at = 0;
  return () => {
    if (at === bytes.length) {
      bytes = block(blocks++);
      at = 0;
    }
    return bytes[at++] as number;
  };
}
