import { expect, test } from 'vitest';
import { RECORD_LIMITS, isTooDeep, tooMuchText, utf8Length } from './record-limits.ts';
import { readRecord } from './read-record.ts';
import { toy } from './toy.testing.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const RECORD = {
  format: 'zaria/1',
  game: 'toy',
  rules: 2,
  options: {},
  seats: [
    { name: 'Ada', kind: 'local' },
    { name: 'Ben', kind: 'local' },
  ],
  fairness: null,
  log: [],
};
const faultOf = (json: unknown): unknown => {
  const read = readRecord(json, () => toy);
  return read.ok ? null : [read.error.at, read.error.why];
};

test('bytes are counted as UTF-8 has them', () => {
  for (const text of ['', 'Ada', 'Þór', 'Ζωή', '–', '🎲', 'a🎲é'])
    expect(utf8Length(text)).toBe(Buffer.byteLength(text));
  expect(utf8Length('🎲'.repeat(100), 10)).toBeGreaterThan(10);
});

test('depth is looked for before anything is parsed; brackets in strings do not count', () => {
  expect(tooMuchText(nested(RECORD_LIMITS.depth))).toBeNull();
  expect(tooMuchText(nested(RECORD_LIMITS.depth + 1))).toBe('record-deep');
  expect(tooMuchText(nested(1_000_000))).toBe('record-deep');
  expect(tooMuchText(JSON.stringify(['[[[[[[[[[[', '\\"[[[[[[[[[['.repeat(3)]))).toBeNull();
  expect(tooMuchText(' '.repeat(RECORD_LIMITS.bytesOfEarlier + 1))).toBe('record-long');
});

test('a value that was parsed elsewhere is looked into no deeper than that', () => {
  let deep: unknown = [];
  for (let i = 0; i < 200_000; i++) deep = [deep];
  expect(isTooDeep(deep)).toBe(true);
  expect(isTooDeep(JSON.parse(nested(RECORD_LIMITS.depth)))).toBe(false);
  expect(faultOf({ ...RECORD, fairness: deep })).toEqual(['record', 'record-deep']);
});

test('a record has no more seats than its game, and no name without end', () => {
  const seat = { name: 'Ada', kind: 'local' };
  const name = 'x'.repeat(RECORD_LIMITS.name);
  expect(faultOf(RECORD)).toBeNull();
  expect(faultOf({ ...RECORD, seats: Array.from({ length: 100_000 }, () => seat) })).toEqual(['seats', 'seats-wrong']);
  expect(faultOf({ ...RECORD, seats: [seat, { ...seat, name }] })).toBeNull();
  expect(faultOf({ ...RECORD, seats: [seat, { ...seat, name: `${name}x` }] })).toEqual(['seats[1]', 'name-long']);
  expect(faultOf({ ...RECORD, log: [['table', `seat 1 bot ${name}é`]] })).toEqual(['log[0]', 'name-long']);
  expect(faultOf({ ...RECORD, log: [['nature', `die ${'1'.repeat(200_000)}`]] })).toEqual([
    'log[0]',
    'notation-unknown',
  ]);
});
