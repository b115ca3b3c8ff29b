import { expect, test } from 'vitest';
import { does, either, is, it, list, money, notes, number, percent, plural, select } from './formats.ts';
import { LANGUAGES } from './languages.ts';

test('money is written out in the number format of the reader, the sign in front', () => {
  const written = LANGUAGES.map(language => money(30, language));
  expect(written).toEqual(['$30,000', '$30.000', '$30.000', '$30.000']);
  expect(money(1230, 'en')).toBe('$1,230,000');
  expect(money(0, 'en')).toBe('$0');
  expect(money(-50, 'is')).toBe('−$50.000');
});

test('a share has the digits of the reader and its sign close to them', () => {
  expect(LANGUAGES.map(language => percent(0.1234, language, 1))).toEqual(['12.3%', '12,3%', '12,3%', '12,3%']);
  expect(LANGUAGES.map(language => percent(1, language))).toEqual(['100%', '100%', '100%', '100%']);
  expect(percent(0.5, 'en', 1)).toBe('50.0%');
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
  expect(notes([80, 30], 'it')).toBe('$80.000 e $30.000');
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
  expect(LANGUAGES.map(language => number(language, -17, 0))).toEqual(['−17', '−17', '−17', '−17']);
});

test('a verb follows the name, and the reader is spoken to', () => {
  expect(['Anna', 'You'].map(name => does(name, 'en', 'roll/rolls'))).toEqual(['rolls', 'roll']);
  expect(does('You', 'it', 'tiri/tira')).toBe('tira');
  const forms = 'átt/á/eigið/eiga';
  const subjects = [['Þú'], ['Anna'], ['Anna', 'Þú'], ['Anna', 'Ben']];
  expect(subjects.map(names => does(names, 'is', forms))).toEqual(['átt', 'á', 'eigið', 'eiga']);
  expect(() => does(['Anna', 'Ben'], 'en', 'roll/rolls')).toThrow('no form for 2 names');
});
