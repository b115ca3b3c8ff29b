import type { Example } from './self-play.ts';

/* Examples as numbers: how many rounds are left, what it was worth, how many features, and these. */

export const bytesOf = ({ buffer, byteOffset, byteLength }: Float64Array): Uint8Array =>
  Uint8Array.from(new Uint8Array(buffer, byteOffset, byteLength));
export const floatsOf = (bytes: Uint8Array): Float64Array => new Float64Array(Uint8Array.from(bytes).buffer);

export function written(examples: readonly Example[]): Float64Array {
  const numbers = new Float64Array(examples.reduce((size, { features }) => size + 3 + features.length, 0));
  let at = 0;
  for (const { stage, worth, features } of examples) {
    numbers.set([stage, worth, features.length], at);
    numbers.set(features, at + 3);
    at += 3 + features.length;
  }
  return numbers;
}

export function read(numbers: Float64Array, from: number): Example[] {
  const examples: Example[] = [];
  for (let at = from; at < numbers.length;) {
    const [stage = 0, worth = 0, count = 0] = numbers.subarray(at, at + 3);
    at += 3 + count;
    examples.push({ stage, worth, features: Uint16Array.from(numbers.subarray(at - count, at)) });
  }
  return examples;
}
