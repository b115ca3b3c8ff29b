import { expect, test } from 'vitest';
import { LONGEST_NAME, isName, tidyName } from './names.ts';

test.each(['Anna', 'Éva B', 'Þórdís', 'Ελένη', '李', 'O’Neil-2', '❤️', '🎲', 'x'.repeat(LONGEST_NAME)])(
  '%s is a name',
  name => {
    expect(isName(name)).toBe(true);
  },
);

test.each([
  ['nothing', ''],
  ['too much', 'x'.repeat(LONGEST_NAME + 1)],
  ['a space in front', ' Anna'],
  ['letters that are not composed', 'E\u0301va'],
  ['a line of its own', 'Anna\u2028Ben'],
  ['a paragraph', 'Anna\u2029Ben'],
  ['a space that does not break', 'Anna\u00a0B'],
  ['a direction', 'a\u202eb'],
  ['a control character', 'a\u0007b'],
  ['a joiner', 'a\u200db'],
  ['a filler', '\u3164'],
  ['a filler beside letters', 'Anna\uffa0'],
  ['dots without dots', '\u2800'],
  ['an accent on nothing', '\u0301'],
  ['half a character', '\ud83c'],
])('%s is none', (_, name) => {
  expect(isName(name)).toBe(false);
});

test('what somebody wrote is composed, with one space between words', () => {
  expect(tidyName('  E\u0301va \u00a0\n B ')).toBe('Éva B');
  expect(isName(tidyName('Anna\u2028Ben'))).toBe(true);
});
