import type { Moment } from '@zaria/client';
import { expect, test } from 'vitest';
import { lastDone } from './lately.ts';

const moment = (...facts: readonly { readonly fact: string; readonly seat?: number }[]): Moment =>
  ({ at: 0, entry: { kind: 'play' }, facts }) as unknown as Moment;
const undo = { at: 0, entry: { kind: 'undo' }, facts: [] } as unknown as Moment;
const lately = (...moments: readonly Moment[]): readonly (string | null)[] =>
  lastDone(moments, 2).map(fact => fact?.fact ?? null);

test('of each seat the last thing it did', () => {
  const rolled = moment({ fact: 'rolled', seat: 0 });
  const both = moment({ fact: 'placed', seat: 0 }, { fact: 'passed', seat: 1 });
  expect(lately(rolled, both, moment({ fact: 'over' }))).toEqual(['placed', 'passed']);
});

test('nothing of the round before, and nothing that may have been taken back', () => {
  const placed = moment({ fact: 'placed', seat: 0 });
  expect(lately(placed, moment({ fact: 'round' }), moment({ fact: 'rolled', seat: 1 }))).toEqual([null, 'rolled']);
  expect(lately(placed, undo, moment({ fact: 'rolled', seat: 1 }))).toEqual([null, 'rolled']);
});
