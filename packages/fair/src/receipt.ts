import { canonical } from '@zaria/kit';
import { printHex, utf8 } from './bytes.ts';
import { hash } from './hash.ts';
import { mixStart } from './mix.ts';
import type { ChainedRecord } from './record.ts';
import type { MatchStart } from './start.ts';

/** What tells this match from every other sound record that could be made of its links. 64 digits. */
export const receiptOf = ({ start, log }: Pick<ChainedRecord, 'start' | 'log'>): string =>
  printHex(hash('receipt', utf8(canonical(start)), utf8(canonical(log))));

const SHORT = 20;
const WHOLE = 64;
const GROUP = 5;

/** As a person notes it: "b7b83 cae41 caba8 674f9". */
export const printShort = (digits: string): string =>
  Array.from({ length: SHORT / GROUP }, (_, i) => digits.slice(GROUP * i, GROUP * (i + 1))).join(' ');

/** What was fixed before anybody gave anything, as people compare it. */
export const startDigits = (start: MatchStart): string => printShort(printHex(mixStart(start)));

/** What a person has noted, 20 to 64 digits, with spaces and hyphens as he likes; `null` if it is no receipt. */
export function parseReceipt(text: string): string | null {
  const digits = text.replaceAll(/[ -]/g, '').toLowerCase();
  return new RegExp(`^[0-9a-f]{${SHORT},${WHOLE}}$`).test(digits) ? digits : null;
}
