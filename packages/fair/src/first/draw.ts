import type { Draw, Rng } from '@zaria/kit';
import { u32, u64, utf8 } from '../bytes.ts';
import { bytesOf, numbersFrom } from '../numbers.ts';
import { mac } from './protocol.ts';

/** A step's name, as it goes into the draw. */
export const isPurpose = (value: unknown): value is string =>
  typeof value === 'string' && /^[\u0021-\u007e]+$/.test(value);

/** Chance for one entry of a match, from its key. */
export interface DrawRng extends Rng {
  /** What has been asked and answered so far. */
  draw(): Draw;
}

/** Draw number n (how many chance entries the log already has, undone ones too) for the step named `purpose`. */
export function drawRng(key: Uint8Array, purpose: string, n: number): DrawRng {
  if (!isPurpose(purpose)) throw new Error('a purpose is a word of visible ASCII characters');
  const numbers = numbersFrom(bytesOf(block => mac(key, 'fair/1/draw', utf8(purpose), u64(n), u32(block))));
  return {
    below: m => numbers.below(m),
    draw: () => ({ n, purpose, m: [...numbers.asked], values: [...numbers.values] }),
  };
}
