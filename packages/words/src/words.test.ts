import { expect, expectTypeOf, test } from 'vitest';
import { wordsOf } from './all.ts';
import { LANGUAGES } from './languages.ts';
import { loadWords } from './load.ts';
import { say, type ArgsOf, type Words } from './words.ts';

test('a message is said with its arguments, in each language', () => {
  const said = LANGUAGES.map(language => say(wordsOf(language, 'told'), 'standing.winner', { names: ['Anna', 'Ben'] }));
  expect(said).toEqual([
    'Anna and Ben share the win.',
    'Anna και Ben μοιράζονται τη νίκη.',
    'Anna og Ben deila sigrinum.',
    'Anna e Ben condividono la vittoria.',
  ]);
});

test('what the page loads is what Node has', async () => {
  for (const language of LANGUAGES) {
    const loaded = await loadWords(language, 'common');
    expect(loaded).toEqual(wordsOf(language, 'common'));
    expect(say(loaded, 'colour.red')).toBe(say(wordsOf(language, 'common'), 'colour.red'));
  }
});

test('a message wants the arguments of the English one, by name and type, and no others', () => {
  type Wanted = { readonly name: string; readonly rank: number };
  expectTypeOf<ArgsOf<'told', 'standing.place'>>().toEqualTypeOf<Wanted>();
  expectTypeOf<Parameters<typeof say<'told', 'standing.place'>>>().toEqualTypeOf<
    [words: Words<'told'>, key: 'standing.place', args: Wanted]
  >();
  expectTypeOf<Parameters<typeof say<'common', 'colour.red'>>>().toEqualTypeOf<
    [words: Words<'common'>, key: 'colour.red']
  >();
});
