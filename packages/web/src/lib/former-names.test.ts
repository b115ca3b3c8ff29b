import { expect, test } from 'vitest';
import { formerNames } from './former-names.ts';

test('a seat that changed hands is remembered by whoever had it, until it changes hands again', () => {
  const former = formerNames();
  expect(former(['Anna', 'Ben'])).toEqual(['Anna', 'Ben']);
  expect(former(['Anna', 'Ben'])).toEqual(['Anna', 'Ben']);
  expect(former(['Anna', 'Emil'])).toEqual(['Anna', 'Ben']);
  expect(former(['Anna', 'Emil'])).toEqual(['Anna', 'Ben']);
  expect(former(['Dora', 'Emil'])).toEqual(['Anna', 'Ben']);
  expect(former(['Dora', 'Cleo'])).toEqual(['Anna', 'Emil']);
});
