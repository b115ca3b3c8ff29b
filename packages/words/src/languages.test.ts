import { expect, test } from 'vitest';
import { detectLanguage, isLanguage } from './languages.ts';

test.each([
  [['is-IS'], 'is'],
  [['el_GR.UTF-8'], 'el'],
  [['IT'], 'it'],
  [[undefined, null, '', 'it_IT@euro'], 'it'],
  [['de_DE:is:it'], 'is'],
  [['fr-FR,fr;q=0.9,en;q=0.3,el;q=0.8'], 'el'],
  [['it;q=0,el;q=0.1'], 'el'],
  [['C.UTF-8', 'el_GR.UTF-8'], 'en'],
  [['de', '*'], 'en'],
  [['island', 'italic', 'elf'], 'en'],
  [[], 'en'],
] as const)('a reader who asks for %j gets %s', (wishes, language) => {
  expect(detectLanguage(wishes)).toBe(language);
});

test('a language is one of the four codes and nothing else', () => {
  expect(['en', 'el', 'is', 'it', 'de', 'EN', '', null, 0].filter(isLanguage)).toEqual(['en', 'el', 'is', 'it']);
});
