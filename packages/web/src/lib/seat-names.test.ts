import { wordsOf } from '@zaria/words/all';
import { expect, test } from 'vitest';
import type { Sitter } from '../keeper/begin.ts';
import { calledNow, nameFaults, named } from './seat-names.ts';

const written = (...names: readonly string[]): readonly Sitter[] =>
  names.map((name, colour) => ({ kind: 'local', name, colour, bot: null }));

const bots = (count: number): readonly Sitter[] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'bot', name: '', colour: at + 1, bot: 'random' }));

test('who sits down by himself against bots is You, and each bot has a first name', () => {
  const sitters = [...written(''), ...bots(2)];
  expect(calledNow(wordsOf('en', 'common'), sitters)).toEqual(['You', 'Daniel', 'Nora']);
  expect(calledNow(wordsOf('el', 'common'), sitters)).toEqual(['Εσείς', 'Δανιήλ', 'Νόρα']);
});

test('what is kept does not depend on the language', () => {
  const sitters = written(' Anna ', '');
  for (const language of ['en', 'el'] as const)
    expect(named(wordsOf(language, 'common'), sitters).map(({ name }) => name)).toEqual(['Anna', 'Daniel (2)']);
});

test('an empty name is a usual one; two equal names and signs that nobody sees are refused', () => {
  expect(nameFaults(written('', '  ', 'Anna', 'Ben'))).toEqual([null, null, null, null]);
  expect(nameFaults(written('Anna', 'Ben', ' anna '))).toEqual([null, null, 'same']);
  expect(nameFaults(written('Ása', 'Asa'))).toEqual([null, null]);
  expect(nameFaults(written('a\u200Bb', 'x'.repeat(41), '\u3164'))).toEqual(['wrong', 'wrong', 'wrong']);
});

test('a name is kept composed, with one space between words', () => {
  const sitters = written(' E\u0301va  B', 'Éva\u00a0B');
  expect(nameFaults(sitters)).toEqual([null, 'same']);
  expect(named(wordsOf('en', 'common'), sitters).map(({ name }) => name)).toEqual(['Éva B', 'Éva B']);
});
