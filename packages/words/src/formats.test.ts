import { expect, test } from 'vitest';
import { either, is, it, list, money, notes, number, plural, select } from './formats.ts';
import { LANGUAGES } from './languages.ts';

/** As people type it: the formats put no-break spaces before the dollar sign. */
const typed = (text: string): string => text.replaceAll('\u00A0', ' ');

test('money is written out in the number format of the reader', () => {
  const written = LANGUAGES.map(language => typed(money(30, language)));
  expect(written).toEqual(['$30,000', '30.000 $', '30.000 $', '30.000 $']);
  expect(money(1230, 'en')).toBe('$1,230,000');
  expect(money(0, 'en')).toBe('$0');
});

test('lists join as the language does', () => {
  const names = ['Anna', 'Ben', 'Carla'];
  expect(LANGUAGES.map(language => list(names, language))).toEqual([
    'Anna, Ben and Carla',
    'Anna, Ben και Carla',
    'Anna, Ben og Carla',
    'Anna, Ben e Carla',
  ]);
  expect(LANGUAGES.map(language => either(names, language))).toEqual([
    'Anna, Ben or Carla',
    'Anna, Ben ή Carla',
    'Anna, Ben eða Carla',
    'Anna, Ben o Carla',
  ]);
  expect(list(['Anna'], 'is')).toBe('Anna');
  expect(typed(notes([80, 30], 'it'))).toBe('80.000 $ e 30.000 $');
});

test('Icelandic counts 1, 21 and 101 as one, and 11 as others', () => {
  expect([0, 1, 2, 11, 21, 101, 111].map(is)).toEqual(['other', 'one', 'other', 'other', 'one', 'one', 'other']);
});

test('Italian has a category for millions', () => {
  expect([1, 2, 1_000_000].map(it)).toEqual(['one', 'other', 'many']);
});

test('a plural takes the exact case first, then the category of the number less its offset', () => {
  const cases = { '0': 'none', one: 'a die', other: 'dice' };
  expect([0, 1, 2, 21].map(n => plural(n, 0, is, cases))).toEqual(['none', 'a die', 'dice', 'a die']);
  expect([1, 2].map(n => plural(n, 1, is, { one: 'you and one more', other: 'you' }))).toEqual([
    'you',
    'you and one more',
  ]);
  expect(plural(1, 0, is, { other: 'dice' })).toBe('dice');
});

test('a select takes the case of that name, else the other', () => {
  expect(['red', 'blue'].map(colour => select(colour, { red: 'rosso', other: 'altro' }))).toEqual(['rosso', 'altro']);
});

test('numbers follow the reader', () => {
  expect(number('el', 12_345, 0)).toBe('12.345');
  expect(number('en', 12_345, 1)).toBe('12,344');
});
