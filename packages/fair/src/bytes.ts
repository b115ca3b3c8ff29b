import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes as text: two digits each, lower case, so that the same bytes have one text. */
export const printHex = (bytes: Uint8Array): string => bytesToHex(bytes);

/** Trusts the text; `isHex` asks. Says nothing of the text when it is wrong: it may be a seed. */
export function parseHex(text: string): Uint8Array {
  if (!isHex(text)) throw new Error('this text is not hexadecimal');
  return hexToBytes(text);
}

/** Whether the value is `length` bytes in hex, or any number of them. */
export const isHex = (value: unknown, length: number | null = null): value is string =>
  typeof value === 'string' &&
  value.length % 2 === 0 &&
  /^[0-9a-f]*$/.test(value) &&
  (length === null || value.length === 2 * length);

export const utf8 = (text: string): Uint8Array => utf8ToBytes(text);

/** Four bytes, the highest first. */
export function u32(n: number): Uint8Array {
  if (!Number.isInteger(n) || n < 0 || n > 0xffff_ffff) throw new Error(`${n} does not fit four bytes`);
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, n);
  return bytes;
}

/** Eight bytes, the highest first. */
export function u64(n: number): Uint8Array {
  if (!Number.isSafeInteger(n) || n < 0) throw new Error(`${n} is not a number to count with`);
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(n));
  return bytes;
}

/** Each part after its length: no two lists of parts have the same bytes. */
export const lp = (...parts: readonly Uint8Array[]): Uint8Array =>
  concatBytes(...parts.flatMap(part => [u32(part.length), part]));
