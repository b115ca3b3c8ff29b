import { expect, test } from 'vitest';
import { wordsOf } from './all.ts';
import { LANGUAGES } from './languages.ts';
import { say } from './words.ts';
import { YOU, withReaderInside } from './you.ts';

test.each(LANGUAGES)('%s: the reader is written small inside a sentence, and large where one begins', language => {
  const [you, small] = [YOU[language], YOU[language].toLocaleLowerCase(language)];
  const written = (sentence: string): string => withReaderInside(language, sentence.replaceAll('@', you));
  for (const [sentence, wanted] of [
    ['@ …', `${you} …`],
    ['Anna, @ & Ben', `Anna, ${small} & Ben`],
    ['2: @ …', `2: ${small} …`],
    ['3: @.', `3: ${small}.`],
    ['Anna. @ …', `Anna. ${you} …`],
    ['Anna? @', `Anna? ${you}`],
    ['“@”', `“${you}”`],
    ['A: @', `A: ${you}`],
    ['Anna @', `Anna ${small}`],
    ['Anna @r', `Anna ${you}r`],
  ] as const)
    expect(written(sentence)).toBe(wanted);
});

test('in lists of players, too', () => {
  const tied = LANGUAGES.map(language =>
    say(wordsOf(language, 'las-vegas'), 'fact.tied', { casino: 2, names: ['Anna', YOU[language]], dice: 1 }),
  );
  expect(tied[0]).toBe('Casino 2: Anna and you tie with 1 die each and take them back.');
  for (const [i, sentence] of tied.entries()) expect(sentence).not.toContain(YOU[LANGUAGES[i] ?? 'en']);
});
