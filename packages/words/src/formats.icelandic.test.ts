import { expect, test } from 'vitest';
import { icelandicPlural, joined } from './formats.ts';

/* Some browsers lack Icelandic; what we say there must be what a runtime that knows it says. */

test('plurals are those of Icelandic', () => {
  const rules = new Intl.PluralRules('is');
  for (let n = 0; n <= 1000; n++) expect([n, icelandicPlural(n)]).toEqual([n, rules.select(n)]);
});

test.each([
  ['conjunction', 'og'],
  ['disjunction', 'eða'],
] as const)('lists are those of Icelandic: %s', (type, word) => {
  const lists = new Intl.ListFormat('is', { type });
  for (const items of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
    expect(joined(items, word)).toBe(lists.format(items));
});

test('numbers look as in German', () => {
  for (const n of [0, 7, 1000, 30_000, 100_000, 1_234_567])
    expect(new Intl.NumberFormat('de').format(n)).toBe(new Intl.NumberFormat('is').format(n));
});
