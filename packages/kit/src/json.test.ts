import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, isObject, same } from './json.ts';

const json = fc.jsonValue();

describe('same', () => {
  test.each([
    [{ a: 1, b: [2, null] }, { b: [2, null], a: 1 }, true],
    [[1, 2], [2, 1], false],
    [[1, 2], [1, 2, 3], false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1, c: 2 }, false],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: undefined }, {}, false],
    [[], {}, false],
    [{}, [], false],
    [{ 0: 'a' }, ['a'], false],
    [null, {}, false],
    [{}, null, false],
    [1, '1', false],
    [0, null, false],
  ])('%j and %j: %s', (a, b, expected) => {
    expect(same(a, b)).toBe(expected);
    expect(same(b, a)).toBe(expected);
  });

  test('a value and its copy, and values with the same canonical text', () => {
    fc.assert(fc.property(json, value => same(JSON.parse(JSON.stringify(value)), JSON.parse(JSON.stringify(value)))));
    fc.assert(fc.property(json, json, (a, b) => same(a, b) === (canonical(a) === canonical(b))));
  });
});

describe('canonical', () => {
  test('keys in alphabetical order, at every depth, and no white space', () => {
    expect(canonical({ b: [{ d: 1, c: 'x y' }], a: null })).toBe('{"a":null,"b":[{"c":"x y","d":1}]}');
  });

  test('is JSON of the same value', () => {
    fc.assert(fc.property(json, value => same(JSON.parse(canonical(value)), JSON.parse(JSON.stringify(value)))));
  });
});

test('an object is neither a list nor null', () => {
  expect([{}, { a: 1 }].every(isObject)).toBe(true);
  expect([[], null, 'a', 1, undefined].some(isObject)).toBe(false);
});
