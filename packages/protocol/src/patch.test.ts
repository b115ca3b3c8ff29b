import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patchOf, patched, type Patch } from './patch.ts';

const value = fc.jsonValue({ maxDepth: 4 }).map(json => JSON.parse(JSON.stringify(json)) as unknown);

test('a value with its change is the other value, whatever they are', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const patch = patchOf(before, after);
      expect(patch === null ? before : patched(before, JSON.parse(JSON.stringify(patch)) as Patch)).toEqual(after);
    }),
  );
});

test('only what has changed is in a change', () => {
  const chair = { name: 'Anna', ready: false };
  const before = { chairs: [chair, { ...chair, name: 'Ben' }], asked: null, question: '0/3', list: [1, 2] };
  const after = { ...before, chairs: [chair, { name: 'Ben', ready: true }], question: '0/4', list: [1] };
  expect(patchOf(before, after)).toEqual({ chairs: { 1: { ready: [true] } }, question: ['0/4'], list: [[1]] });
  expect(patchOf(before, structuredClone(before))).toBe(null);
});

test('a change that goes into nothing is noticed', () => {
  expect(() => patched({ a: 1 }, { b: { c: [1] } })).toThrow('not there');
  expect(() => patched({ a: 1 }, { a: { c: [1] } })).toThrow('not there');
});
