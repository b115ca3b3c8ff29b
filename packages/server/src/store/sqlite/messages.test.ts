import { expect, test } from 'vitest';
import type { Call } from '../call.ts';
import { pack, unpack, type Numbered } from './messages.ts';

const text = (word: string) => ({ text: JSON.stringify({ word }), personal: null });
const append = (id: string, seq: number, entries: readonly unknown[], summary: unknown = null): Call => ({
  part: 'matches',
  name: 'append',
  args: [id, seq, entries, summary],
});

const CALLS: readonly Numbered<Call>[] = [
  [1, append('one', 7, [text('a'), text('b'), text('c')])],
  [2, { part: 'talk', name: 'last', args: ['one', 100] }],
  [3, append('two', 0, [])],
  [4, append('three', 3, [{ text: '{}', personal: { seat: 0, holder: 'h', name: 'Anna', wish: null } }])],
  [5, append('four', 3, [text('a')], { seq: 4, phase: 'playing' })],
  [6, append('two', 1, [text('"\n,'), text('')])],
];

test('what is packed is unpacked: the same calls, in their order', () => {
  expect(unpack(pack(CALLS))).toEqual(CALLS);
  expect(unpack(pack([]))).toEqual([]);
});

test('what comes by the thousand travels without lists and objects of its own', () => {
  const packed = pack(CALLS.slice(0, 1));
  expect(packed.every(item => typeof item !== 'object')).toBe(true);
});

test('a thread gets what was sent', () => {
  expect(unpack(structuredClone(pack(CALLS)))).toEqual(CALLS);
});
