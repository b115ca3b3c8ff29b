import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBrokenOff, parseJson } from './json.ts';

test.each([
  ['', 1, 1],
  ['{', 1, 2],
  ['{"a":1,}', 1, 8],
  ['[1,2', 1, 5],
  ['[1 2]', 1, 4],
  ['{"a" 1}', 1, 6],
  ['{"game": "las-vegas",\n "casinos": [\n  oops\n]}', 3, 3],
  ['[01]', 1, 3],
  ['{"a":"b\nc"}', 1, 6],
  ['nul', 1, 1],
  ['{} x', 1, 4],
  ['[1],', 1, 4],
  ["{'a':1}", 1, 2],
])('%j is wrong in line %i, column %i', (text, line, column) => {
  expect(parseJson(text)).toEqual({ ok: false, error: { line, column } });
});

test('what is JSON is read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(parseJson(JSON.stringify(value))).toEqual({
        ok: true,
        value: JSON.parse(JSON.stringify(value)) as unknown,
      });
    }),
  );
});

test('a text that breaks off is wrong at its end, or where its last word or string begins', () => {
  const record = JSON.stringify({ format: 'zaria/1', seats: [{ name: 'A' }], log: [[0, 'place 3']], over: true });
  const tokens = new Set([...record.matchAll(/"[^"]*"|\w+|[^"\w]/g)].map(({ index }) => index + 1));
  for (let length = 0; length < record.length; length++) {
    const result = parseJson(record.slice(0, length));
    if (result.ok) throw new Error(`${length}: not yet whole`);
    const { column } = result.error;
    expect(column).toBeLessThanOrEqual(length + 1);
    // Half a word, or half a number, may be anything else.
    expect(isBrokenOff(record.slice(0, length), result.error) || /[a-z]$/.test(record.slice(0, length))).toBe(true);
    expect(column === length + 1 || tokens.has(column)).toBe(true);
  }
});

test.each(['[1 2]', '{"a":1,}x', '["a"\n,oops,\n1', '{} x', 'hello', '["a" "b"]'])(
  '%j does not merely break off',
  text => {
    const result = parseJson(text);
    expect(!result.ok && isBrokenOff(text, result.error)).toBe(false);
  },
);

test('depth is no obstacle', () => {
  const deep = '['.repeat(200_000);
  expect(parseJson(deep)).toEqual({ ok: false, error: { line: 1, column: 200_001 } });
});

const LONG = 12_000_000;

test.each([
  ['letters', 'x'.repeat(LONG)],
  ['escapes', String.raw`\n`.repeat(LONG / 2)],
])('length is no obstacle: %s', (_, long) => {
  const cut = `["${long}`;
  expect(parseJson(cut)).toEqual({ ok: false, error: { line: 1, column: 2 } });
  expect(isBrokenOff(cut, { line: 1, column: 2 })).toBe(true);
  expect(parseJson(`["${long}" "b"]`)).toEqual({ ok: false, error: { line: 1, column: LONG + 5 } });
});
