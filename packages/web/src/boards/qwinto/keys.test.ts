import { expect, test } from 'vitest';
import { dieOfKey } from './keys.ts';

test.each([
  ['o', 'orange'],
  ['O', 'orange'],
  ['ο', 'orange'],
  ['y', 'yellow'],
  ['Υ', 'yellow'],
  ['p', 'purple'],
  ['π', 'purple'],
  ['2', 'yellow'],
])('%s chooses the %s die', (key, colour) => {
  expect(dieOfKey(key)).toBe(colour);
});

test.each(['x', '4', 'Enter', 'constructor'])('%s chooses none', key => {
  expect(dieOfKey(key)).toBeNull();
});
