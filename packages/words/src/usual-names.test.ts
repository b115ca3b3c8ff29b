import { COLOURS } from '@zaria/games/qwinto';
import { SEATS } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { wordsOf } from './all.ts';
import { LANGUAGES } from './languages.ts';
import { FIRST_NAMES, isUsualName, keptNames, nameFor, namesFor, seatName } from './usual-names.ts';
import { say } from './words.ts';
import { YOU } from './you.ts';

const NOBODY = ['', '', ''];
const english = wordsOf('en', 'common');

describe('names that nobody gave', () => {
  test('are kept as a stranger can read them', () => {
    expect(keptNames(english, NOBODY)).toEqual(['Eva (1)', 'Daniel (2)', 'Nora (3)']);
  });

  test('are kept the same whatever the language of who sits down', () => {
    for (const language of LANGUAGES)
      expect(keptNames(wordsOf(language, 'common'), NOBODY)).toEqual(keptNames(english, NOBODY));
  });

  test('are read in the language of each reader', () => {
    const kept = keptNames(english, NOBODY);
    expect(LANGUAGES.map(language => namesFor(wordsOf(language, 'common'), kept, []))).toEqual([
      ['Eva', 'Daniel', 'Nora'],
      ['Εύα', 'Δανιήλ', 'Νόρα'],
      ['Eva', 'Daníel', 'Nóra'],
      ['Eva', 'Daniele', 'Nora'],
    ]);
  });

  test('make way for the same name, written by somebody', () => {
    const greek = wordsOf('el', 'common');
    expect(keptNames(english, ['', 'eva', ''])).toEqual(['Daniel (1)', 'eva', 'Nora (3)']);
    expect(keptNames(greek, ['', ' Ευα ', ''])).toEqual(['Daniel (1)', 'Ευα', 'Nora (3)']);
    const shown = namesFor(english, keptNames(english, ['', '', 'Thomas', 'Nora', 'Eva', '']), []);
    expect(new Set(shown).size).toBe(6);
  });
});

test('a reader who is the only one at his device and has no name is called You; others are not', () => {
  const kept = keptNames(english, NOBODY);
  const readBy = (own: readonly (0 | 1 | 2)[]) =>
    LANGUAGES.map(language => namesFor(wordsOf(language, 'common'), kept, own)[1]);
  expect(readBy([1])).toEqual(['You', 'Εσείς', 'Þú', 'Tu']);
  expect(readBy([0, 1])).toEqual(['Daniel', 'Δανιήλ', 'Daníel', 'Daniele']);
  expect(namesFor(english, ['Anna', 'Daniel (2)'], [0])).toEqual(['Anna', 'Daniel']);
});

test.each(['Red', 'Κόκκινο', 'Eva', 'Eva (12)', 'Nobody (1)', ' Eva (1)', ''])('“%s” stays what it is', name => {
  expect(isUsualName(name)).toBe(false);
  expect(nameFor(wordsOf('el', 'common'), name)).toBe(name);
});

describe.each(LANGUAGES)('%s', language => {
  const words = wordsOf(language, 'common', 'web-qwinto', 'web-casinos');
  const initials = FIRST_NAMES.map(name => nameFor(words, `${name} (1)`).normalize('NFD').charAt(0));

  test('no name begins like a row of Qwinto or like the white dice', () => {
    const rows = COLOURS.map(colour => say(words, 'row.letter', { colour }));
    const taken = new Set([...rows, say(words, 'lv.white-letter')]);
    expect(initials.filter(letter => taken.has(letter))).toEqual([]);
  });

  test('every seat has a name and an initial of its own, and nobody else is called You', () => {
    const names = SEATS.map(seat => seatName(words, seat));
    expect(new Set(names).size).toBe(SEATS.length);
    expect(new Set(initials).size).toBe(FIRST_NAMES.length);
    expect(names).not.toContain(YOU[language]);
  });
});
