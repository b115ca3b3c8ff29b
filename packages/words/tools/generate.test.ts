import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCatalogues, type Catalogues } from './catalogues.ts';
import { generate } from './generate.ts';
import { parametersOf } from './parameters.ts';

const GENERATED = new URL('../src/generated/', import.meta.url);

const inAll = (key: string, message: string): Catalogues => {
  const areas = { common: { [key]: message } };
  return { en: areas, el: areas, is: areas, it: areas };
};

test('the generated files are what the catalogues say: else run `npm run words`', () => {
  const expected = generate(readCatalogues());
  const there = readdirSync(GENERATED, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.ts'));
  expect(there.map(path => path.replaceAll('\\', '/')).toSorted()).toEqual([...expected.keys()].toSorted());
  const isStale = (path: string): boolean => readFileSync(new URL(path, GENERATED), 'utf8') !== expected.get(path);
  expect([...expected.keys()].filter(isStale)).toEqual([]);
});

test('a message becomes a function that calls nothing but our formats', () => {
  const code = generate(inAll('won', '{name} wins {amount, money}{n, plural, other { #}}')).get('is/common.ts');
  expect(code).toContain('won: (d) => d.name + " wins " + money(d.amount, "is") + plural(d.n, 0, is, {');
  expect([...(code?.matchAll(/ from "(.*)"/g) ?? [])].map(([, from]) => from)).toEqual([
    '../../words.ts',
    '../../formats.ts',
    '../../formats.ts',
  ]);
});

test('a plural case that the language does not have is refused', () => {
  const catalogues = inAll('dice', '{n, plural, one {die} other {dice}}');
  expect(() => generate({ ...catalogues, en: { common: { dice: '{n, plural, many {a} other {b}}' } } })).toThrow(
    'many',
  );
  expect(() => generate(catalogues)).not.toThrow();
});

test('the arguments of a message and their types are read from it', () => {
  expect([
    ...parametersOf(
      '{b} {a, money} {won, notes} {names, list}{n, plural, one {#} other {{c, select, x {} other {{d}}}}}',
    ),
  ]).toEqual([
    ['a', 'number'],
    ['b', 'string'],
    ['c', "'other' | 'x'"],
    ['d', 'string'],
    ['n', 'number'],
    ['names', 'readonly string[]'],
    ['won', 'readonly number[]'],
  ]);
});

test('an argument of two types and an unknown format are refused', () => {
  expect(() => parametersOf('{names, list} {names, plural, other {}}')).toThrow('{names} is both');
  expect(() => parametersOf('{n, ordinal}')).toThrow('no format ordinal');
  expect(() => parametersOf('{n, selectordinal, other {#th}}')).toThrow('no format selectordinal');
});
