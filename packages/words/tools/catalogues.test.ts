import { describe, expect, test } from 'vitest';
import { LANGUAGES, LOCALES, type Language } from '../src/languages.ts';
import { readCatalogues } from './catalogues.ts';
import { FORBIDDEN, SAME_FOR_ALL } from './forbidden.ts';
import { parametersOf, pluralsOf, verbsOf } from './parameters.ts';
import { SAME_IN } from './same.ts';

const catalogues = readCatalogues();
const OTHERS = LANGUAGES.filter(language => language !== 'en');

/** Every message of a language as [area:key, message]. */
const messagesIn = (language: Language): [string, string][] =>
  Object.entries(catalogues[language]).flatMap(([area, catalogue]) =>
    Object.entries(catalogue).map(([key, message]): [string, string] => [`${area}:${key}`, message]),
  );
const english = new Map(messagesIn('en'));

/** The keys of the messages that are not as they should be. */
const faulty = (language: Language, isFaulty: (message: string, master: string) => boolean): readonly string[] =>
  messagesIn(language).flatMap(([key, message]) => (isFaulty(message, english.get(key) ?? '') ? [key] : []));

const sameMembers = (a: Iterable<string>, b: Iterable<string>): boolean =>
  [...a].toSorted().join() === [...b].toSorted().join();

const typesOf = (message: string): readonly string[] => [...parametersOf(message)].map(pair => pair.join(': '));
const countedIn = (message: string): ReadonlySet<string> => new Set(pluralsOf(message).map(({ arg }) => arg));

describe.each(OTHERS)('%s', language => {
  test('has the areas and keys of English, in the same order', () => {
    expect(messagesIn(language).map(([key]) => key)).toEqual([...english.keys()]);
  });

  test('asks for the same arguments', () => {
    expect(faulty(language, (message, master) => !sameMembers(typesOf(message), typesOf(master)))).toEqual([]);
  });

  test('counts whatever English counts', () => {
    expect(faulty(language, (message, master) => !sameMembers(countedIn(message), countedIn(master)))).toEqual([]);
  });

  test('repeats the English only where the words are the same', () => {
    const repeated = faulty(language, (message, master) => message === master);
    expect(repeated.toSorted()).toEqual([...SAME_IN.every, ...SAME_IN[language]].toSorted());
  });
});

describe.each(LANGUAGES)('%s', language => {
  test('writes every plural category of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(LOCALES[language]).resolvedOptions();
    const lacks = (cases: readonly string[]): boolean => !pluralCategories.every(category => cases.includes(category));
    expect(faulty(language, message => pluralsOf(message).some(({ cases }) => lacks(cases)))).toEqual([]);
  });

  test('has no empty text, no stray space, no typewriter dots or quotes', () => {
    const sloppy = /^\s*$|^\s|\s$|\s\s|\.\.\.|\s…|"|(?<=\p{L})'(?=\p{L})/u;
    expect(faulty(language, message => sloppy.test(message))).toEqual([]);
  });

  test('quotes as the language does, with typographic apostrophes', () => {
    const foreign = { en: /[«»„"]|'/, el: /[“”„"]|'/, is: /[«»”"]|'|(?<!„[^“]*)“/, it: /[“”„"]|'/ }[language];
    expect(faulty(language, message => foreign.test(message))).toEqual([]);
  });

  test('stays calm: no exclamation mark', () => {
    expect(faulty(language, message => message.includes('!'))).toEqual([]);
  });
});

describe.each(LANGUAGES)('%s', language => {
  test('uses no word that was struck out', () => {
    const found = FORBIDDEN[language].flatMap(({ pattern, instead, in: where = '' }) =>
      messagesIn(language)
        .filter(([key, message]) => key.startsWith(where) && pattern.test(message))
        .map(([key]) => `${key}: ${instead}`),
    );
    expect(found).toEqual([]);
  });

  test('writes money with the sign in front', () => {
    expect(faulty(language, message => /\d\s*\$/.test(message))).toEqual([]);
  });

  test('a verb after a name is written for the reader, too', () => {
    // A small word may come first: then the verb is the one after it.
    const verb = /\{names?(?:, list)?\} (?:(?:δεν|το|θα|πρέπει να|non|ci) )?(\p{L}+)/gu;
    const isPlain = (message: string): boolean =>
      [...message.matchAll(verb)].some(([, word = '']) => !SAME_FOR_ALL[language].test(word));
    // Positions are written by hand and printed; a terminal asks for names, and nobody is addressed.
    const spoken = faulty(language, isPlain).filter(
      key => !key.includes(':position.') && !/^(?:cli|screen):/.test(key),
    );
    expect(spoken.filter(key => !(key.endsWith(':fact.tied') || key.endsWith(':fact.tiedOnTile')))).toEqual([]);
  });

  test('a verb has two forms after a name, four after several', () => {
    const isShort = ({ arg, forms }: ReturnType<typeof verbsOf>[number]): boolean =>
      forms.length !== (arg === 'names' ? 4 : 2);
    expect(faulty(language, message => verbsOf(message).some(isShort))).toEqual([]);
  });
});

test('no game uses a key of the shared areas, and those do not use each other’s', () => {
  const { common = {}, table = {}, cli = {}, screen = {}, ...games } = catalogues.en;
  const keys = [common, table, cli, screen].flatMap(area => Object.keys(area));
  const shared = new Set(keys);
  expect(keys).toHaveLength(shared.size);
  expect(Object.values(games).flatMap(game => Object.keys(game).filter(key => shared.has(key)))).toEqual([]);
});
