import { canonical } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import vectors from '../vectors/zaria-2.json' with { type: 'json' };
import { parseHex, printHex, utf8 } from './bytes.ts';
import { chainOf, type ChainOwner } from './chain.ts';
import { readExactText } from './exact.ts';
import { openMatch } from './ledger.ts';
import { mixDraw, mixStart, mixedRng } from './mix.ts';
import { parseReceipt, printShort, startDigits } from './receipt.ts';
import { printStart, type MatchStart } from './start.ts';
import { lineOf, verifyBytes } from './verify.ts';

const MATCH_ID = parseHex(vectors.matchId);
const secret = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const CHAINS = {
  host: chainOf(MATCH_ID, 'host', secret(0x11)),
  zero: chainOf(MATCH_ID, 0, secret(0x22)),
  one: chainOf(MATCH_ID, 1, secret(0x33)),
  late: chainOf(MATCH_ID, 1, secret(0x44)),
};
const START = JSON.parse(vectors.start) as MatchStart;

describe('the vectors of the protocol', () => {
  test.each<[keyof typeof vectors.chains, ChainOwner, number]>([
    ['host (s)', 'host', 0x11],
    ['seat 0', 0, 0x22],
    ['seat 1', 1, 0x33],
    ['seat 1, late', 1, 0x44],
  ])('the chain of %s', (name, owner, byte) => {
    const chain = chainOf(MATCH_ID, owner, secret(byte));
    const { '0': head, ...links } = vectors.chains[name];
    expect(chain.head).toBe(head);
    for (const [number, link] of Object.entries(links)) expect(printHex(chain.link(Number(number)))).toBe(link);
  });

  test('the ledger', () => {
    expect(openMatch(null, vectors.matchId, CHAINS.host.head).hash).toBe(vectors.ledger);
  });

  test('the one text of a value', () => {
    const strings = '"\\/\b\t\n\f\r\u0000\u001f\u007f\u2028é🎲';
    const value = { b: strings, a: [-1, 0, Number.MAX_SAFE_INTEGER, true, false, null, {}, []] };
    const text = `{"a":[-1,0,9007199254740991,true,false,null,{},[]],"b":"\\"\\\\/\\b\\t\\n\\f\\r\\u0000\\u001f\u007f\u2028é🎲"}`;
    expect(canonical(value)).toBe(text);
    expect(readExactText(text)).toEqual(value);
  });

  test('the start', () => {
    expect(printStart(START)).toBe(vectors.start);
    expect(utf8(vectors.start)).toHaveLength(458);
    expect(printHex(mixStart(START))).toBe(vectors.mixed[0]);
  });

  test('what the draws come from', () => {
    const { host, zero, one, late } = CHAINS;
    const part = (seat: 0 | 1, link: Uint8Array) => [seat, link] as const;
    const draws = [
      [1, part(1, one.link(1)), part(0, zero.link(1))],
      [2, part(0, zero.link(2))],
      [3, part(0, zero.link(3)), part(1, one.link(3))],
      [4],
      [5, part(0, zero.link(5))],
      [6, part(0, zero.link(6)), part(1, late.link(2))],
      [8, part(1, late.link(4))],
    ] as const;
    let before = mixStart(START);
    expect(printHex(mixDraw(before, 1, host.link(1), []))).toBe(vectors.mixedAlone);
    for (const [n, ...parts] of draws) {
      before = mixDraw(before, n, host.link(n), parts);
      expect([n, printHex(before)]).toEqual([n, vectors.mixed[`${n}` as keyof typeof vectors.mixed]]);
    }
  });

  test('the bytes of a draw', () => {
    const rng = mixedRng(parseHex(vectors.mixed[1]), 'deal');
    expect(printHex(Uint8Array.from({ length: 40 }, () => rng.below(256)))).toBe(vectors.dealBytes);
  });

  test.each(vectors.records)('the $name record and its verdict, to the byte', ({ record, verdict }) => {
    expect(JSON.stringify(lineOf(verifyBytes(utf8(record))))).toBe(verdict);
    expect(canonical(JSON.parse(record))).toBe(record);
  });

  test('the digits of the start that people compare', () => {
    expect(startDigits(START)).toBe('66681 9cfdf 2e1dd 26ab2');
  });

  test('its receipt, whole, short, and another one', () => {
    const [open] = vectors.records;
    const { receipt } = JSON.parse(open?.verdict ?? '') as { readonly receipt: string };
    expect(printShort(receipt)).toBe(vectors.shortReceipt);
    const bytes = utf8(open?.record ?? '');
    for (const noted of [receipt, vectors.shortReceipt, 'B7B83-CAE41-CABA8-674F9'])
      expect(verifyBytes(bytes, parseReceipt(noted)).ok).toBe(true);
    const other = parseReceipt(`${vectors.shortReceipt.slice(0, -1)}8`);
    expect(verifyBytes(bytes, other)).toEqual({ ok: false, error: { at: 'record', why: 'receipt' } });
    for (const wrong of ['', 'b7b83', `${receipt}0`, 'b7b83 cae41 caba8 674fx']) expect(parseReceipt(wrong)).toBe(null);
  });
});
