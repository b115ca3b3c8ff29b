import { LANGUAGES } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import { expect, test } from 'vitest';
import { WARNINGS } from './dice/warning.ts';
import { warningTexts } from './warnings.ts';

test.each(LANGUAGES)('every warning has a sentence of its own in %s, and says what it means', language => {
  const words = wordsOf(language, 'verdict');
  const all = WARNINGS.map(warning => warningTexts(words, [warning]));
  expect(new Set(all.map(([text]) => text)).size).toBe(WARNINGS.length);
  const [once, ...others] = all.map(([, meaning]) => meaning);
  expect(others.every(other => other === once)).toBe(true);
  const twice = warningTexts(words, ['left-out', 'left-out']);
  expect(twice).toHaveLength(2);
  expect(twice[1]).not.toBe(once);
  expect(warningTexts(words, [])).toEqual([]);
});
