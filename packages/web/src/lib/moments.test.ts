import type { Moment } from '@zaria/client';
import { expect, test } from 'vitest';
import { partsOf } from './moments.ts';

const told = (...facts: readonly string[]): readonly Moment[] =>
  facts.map((fact, i) => ({ at: i + 1, entry: { kind: 'undo', to: 0 }, facts: [{ fact }] }));

test('a match has rounds; where a game has none, throws', () => {
  expect(partsOf(told('round', 'rolled', 'placed', 'round'))).toEqual([
    { kind: 'round', n: 1, at: 1 },
    { kind: 'round', n: 2, at: 4 },
  ]);
  expect(partsOf(told('starts', 'rolled', 'wrote', 'rolled'))).toEqual([
    { kind: 'throw', n: 1, at: 2 },
    { kind: 'throw', n: 2, at: 4 },
  ]);
  expect(partsOf([])).toEqual([]);
});
