import type { Moment } from '@zaria/client';
import { NATURE } from '@zaria/kit';
import { expect, test } from 'vitest';
import { toldSoFar } from './so-far.ts';

const moment = (at: number, ...facts: readonly string[]): Moment => ({
  at,
  entry: { kind: 'play', actor: NATURE, action: { step: 'pay', answer: null } },
  facts: facts.map(fact => ({ fact })),
});
const factsIn = (moments: readonly Moment[]): readonly (readonly string[])[] =>
  moments.map(({ facts }) => facts.map(({ fact }) => fact));

test('the log grows fact by fact, and is not ahead of the first', () => {
  const before = [moment(1, 'rolled')];
  const payout = moment(2, 'tied', 'paid', 'paid', 'returned');
  expect(toldSoFar(before, payout, 0)).toBe(before);
  expect(factsIn(toldSoFar(before, payout, 1))).toEqual([['rolled'], ['tied']]);
  expect(factsIn(toldSoFar(before, payout, 3))).toEqual([['rolled'], ['tied', 'paid', 'paid']]);
  expect(toldSoFar(before, null, 3)).toBe(before);
});
