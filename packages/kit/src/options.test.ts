import { describe, expect, test } from 'vitest';
import { completeOptions, starterOption, type OptionsOf, type Starter } from './options.ts';

type Wishes = { readonly starter: Starter; readonly size: number; readonly extra: string };
const isLarge = (value: unknown): boolean => typeof value === 'number' && value > 100;
const OPTIONS: OptionsOf<Wishes> = {
  starter: starterOption(),
  size: {
    values: [1, 2, 3],
    default: 2,
    allowed: seats => (seats > 3 ? [3] : [1, 2, 3]),
    takes: (value, seats) => seats === 3 && isLarge(value),
  },
  extra: {
    values: ['none', 'some', 'all'],
    default: 'none',
    allowed: (_seats, { size }) => (size === 3 ? ['some', 'all'] : ['none']),
  },
};

describe('options are spelt out', () => {
  test.each([
    ['by default', 2, {}, { starter: 'random', size: 2, extra: 'none' }],
    ['as given', 2, { starter: 1, size: 3, extra: 'all' }, { starter: 1, size: 3, extra: 'all' }],
    ['not listed, but taken', 3, { size: 101 }, { starter: 'random', size: 101, extra: 'none' }],
    ['not given is as by default', 2, { size: undefined }, { starter: 'random', size: 2, extra: 'none' }],
    ['else the first that goes with the players', 4, {}, { starter: 'random', size: 3, extra: 'some' }],
    ['else the first that goes with the others', 2, { size: 3 }, { starter: 'random', size: 3, extra: 'some' }],
  ])('%s', (_how, seats, given, value) => {
    expect(completeOptions(OPTIONS, seats, given)).toEqual({ ok: true, value });
  });
});

describe('options are refused', () => {
  test.each([
    ['that do not exist', 2, { colour: 'red' }, { why: 'option-unknown', option: 'colour' }],
    ['that every object has', 2, { toString: 'red' }, { why: 'option-unknown', option: 'toString' }],
    ['with a value that does not exist', 2, { size: 4 }, { why: 'option-value', option: 'size', values: [1, 2, 3] }],
    ['with a value of another kind', 2, { size: '2' }, { why: 'option-value', option: 'size', values: [1, 2, 3] }],
    ['not listed, and not taken', 3, { size: 99 }, { why: 'option-value', option: 'size', values: [1, 2, 3] }],
    ['not taken with so many', 2, { size: 101 }, { why: 'option-value', option: 'size', values: [1, 2, 3] }],
    ['with null', 2, { size: null }, { why: 'option-value', option: 'size', values: [1, 2, 3] }],
    ['that do not go with the players', 4, { size: 1 }, { why: 'option-value', option: 'size', values: [3] }],
    ['that do not go together', 2, { extra: 'all' }, { why: 'option-value', option: 'extra', values: ['none'] }],
    [
      'a starter who is not there',
      2,
      { starter: 2 },
      { why: 'option-value', option: 'starter', values: ['random', 0, 1] },
    ],
  ])('%s', (_which, seats, given, error) => {
    expect(completeOptions(OPTIONS, seats, given)).toEqual({ ok: false, error });
  });

  test('that have no value left', () => {
    const none = { size: { values: [1], default: 1, allowed: () => [] } };
    expect(completeOptions(none, 2, {})).toEqual({
      ok: false,
      error: { why: 'option-value', option: 'size', values: [] },
    });
  });
});
