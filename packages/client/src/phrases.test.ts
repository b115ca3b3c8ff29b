import { PHRASES } from '@zaria/table/public';
import { LANGUAGES } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import { expect, test } from 'vitest';
import { phraseText, saidText } from './phrases.ts';

test.each(LANGUAGES)('every phrase is another one in %s, and short enough for a button', language => {
  const texts = PHRASES.map(phrase => phraseText(wordsOf(language, 'table'), phrase));
  expect(texts.filter(text => text === '' || text.length > 30)).toEqual([]);
  expect(new Set(texts).size).toBe(PHRASES.length);
});

test('a phrase is heard in the language of whoever reads it, a text as it was written', () => {
  expect(saidText(wordsOf('en', 'table'), { phrase: 'good-luck' })).toBe('Good luck');
  expect(saidText(wordsOf('el', 'table'), { phrase: 'good-luck' })).toBe('Καλή τύχη');
  expect(saidText(wordsOf('el', 'table'), { text: 'Good luck' })).toBe('Good luck');
});
