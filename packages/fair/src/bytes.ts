import { putWord } from './sha256.ts';

/** The characters of the digits. */
const DIGITS: readonly number[] = Array.from('0123456789abcdef', digit => digit.charCodeAt(0));

/** Bytes as text: two digits each, lower case, so that the same bytes have one text. Made in one piece, not digit by digit. */
export function printHex(bytes: Uint8Array): string {
  const codes = Array<number>(2 * bytes.length);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    codes[2 * at] = DIGITS[byte >> 4] as number;
    codes[2 * at + 1] = DIGITS[byte & 15] as number;
  }
  return String.fromCharCode(...codes);
}

/** Trusts the text; `isHex` asks. Says nothing of the text when it is wrong: it may be a seed. */
export function parseHex(text: string): Uint8Array {
  if (!isHex(text)) throw new Error('this text is not hexadecimal');
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = (digitAt(text, 2 * at) << 4) | digitAt(text, 2 * at + 1);
  return bytes;
}

/** Of what is known to be one. */
function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < LETTER_A ? code - DIGIT_0 : code - LETTER_A + 10;
}

const [DIGIT_0, LETTER_A] = [0x30, 0x61];

/** Whether the value is `length` bytes in hex, or any number of them. */
export const isHex = (value: unknown, length: number | null = null): value is string =>
  typeof value === 'string' &&
  value.length % 2 === 0 &&
  /^[0-9a-f]*$/.test(value) &&
  (length === null || value.length === 2 * length);

const encoder = new TextEncoder();
export const utf8 = (text: string): Uint8Array => encoder.encode(text);

/** Four bytes, the highest first. */
export function u32(n: number): Uint8Array {
  if (!Number.isInteger(n) || n < 0 || n > 0xffff_ffff) throw new Error(`${n} does not fit four bytes`);
  const bytes = new Uint8Array(4);
  putWord(bytes, 0, n);
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
export function lp(...parts: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += LENGTH_BYTES + part.length;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    putWord(bytes, at, part.length);
    bytes.set(part, at + LENGTH_BYTES);
    at += LENGTH_BYTES + part.length;
  }
  return bytes;
}

const LENGTH_BYTES = 4;
