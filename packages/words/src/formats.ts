import { LOCALES, type Language } from './languages.ts';
import { YOU } from './you.ts';

/*
 * What the compiled messages call: the compiler emits these names with these parameters. All knowledge of plurals,
 * digits and lists is the runtime's own `Intl`.
 */

/** The plural categories of a language. */
type Category = (value: number) => Intl.LDMLPluralRule;
type Cases = { readonly other: string } & { readonly [key: string]: string };

/** `Intl` objects are costly to make and cheap to use. */
function once<T>(make: (locale: string) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return language => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const fresh = make(LOCALES[language]);
    made.set(language, fresh);
    return fresh;
  };
}

/**
 * Some browsers come without Icelandic and would speak English instead. German writes numbers the same way; what
 * differs, plurals and lists, is said here.
 */
const digitsOf = (locale: string): string => (isKnown(locale) ? locale : 'de');
const isKnown = (locale: string): boolean => Intl.NumberFormat.supportedLocalesOf(locale).length > 0;

export const icelandicPlural = (value: number): Intl.LDMLPluralRule =>
  !Number.isInteger(value) || (value % 10 === 1 && value % 100 !== 11) ? 'one' : 'other';
export const joined = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1) ?? ''}`;

const plurals = once((locale): Pick<Intl.PluralRules, 'select'> =>
  isKnown(locale) ? new Intl.PluralRules(locale) : { select: icelandicPlural },
);
const numbers = once(locale => new Intl.NumberFormat(digitsOf(locale)));
type Lists = { format(items: readonly string[]): string };
const lists = (type: 'conjunction' | 'disjunction', word: string): ((language: Language) => Lists) =>
  once(locale =>
    isKnown(locale)
      ? new Intl.ListFormat(locale, { type })
      : { format: (items: readonly string[]) => joined(items, word) },
  );
const conjunctions = lists('conjunction', 'og');
const disjunctions = lists('disjunction', 'eða');
const categoryIn =
  (language: Language): Category =>
  value =>
    plurals(language).select(value);

export const en = categoryIn('en');
export const el = categoryIn('el');
export const is = categoryIn('is');
export const it = categoryIn('it');

/** With a minus sign, which is as wide as a plus and no hyphen. */
export const number = (language: Language, value: number, offset: number): string =>
  numbers(language)
    .format(value - offset)
    .replace('-', '−');

/** A case for exactly this number, or the one for its category. */
export const plural = (value: number, offset: number, category: Category, cases: Cases): string =>
  cases[value] ?? cases[category(value - offset)] ?? cases.other;

export const select = (value: string, cases: Cases): string => cases[value] ?? cases.other;

/** `{amount, money}`: an amount in thousands, written out. The sign stands in front, as every rulebook prints it. */
export function money(thousands: number, language: Language): string {
  const dollars = numbers(language).format(Math.abs(Math.round(thousands * 1000)));
  return thousands < 0 ? `−$${dollars}` : `$${dollars}`;
}

const exact = (digits: number): ((language: Language) => Intl.NumberFormat) =>
  once(
    locale => new Intl.NumberFormat(digitsOf(locale), { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
const [wholes, tenths] = [exact(0), exact(1)];

/** A part of the whole. All languages here set the sign close to the number; German, which lends its digits, does not. */
export const percent = (share: number, language: Language, digits: 0 | 1 = 0): string =>
  `${(digits === 0 ? wholes : tenths)(language).format(100 * share)}%`;

/** `{names, list}`: Anna, Ben and Carla. */
export const list = (items: readonly string[], language: Language): string => conjunctions(language).format(items);

/** `{values, either}`: 1, 3 or 5. */
export const either = (items: readonly string[], language: Language): string => disjunctions(language).format(items);

/** `{won, notes}`: several amounts in thousands. */
export const notes = (amounts: readonly number[], language: Language): string =>
  list(
    amounts.map(amount => money(amount, language)),
    language,
  );

/**
 * `{name, does, roll/rolls}`: what is said of the reader, and of anybody else. Of several: `{names, does, …}` with four
 * forms, for the reader, for one other, for the reader among others, for others.
 */
export function does(subject: string | readonly string[], language: Language, forms: string): string {
  const written = forms.split('/').map(form => form.trim());
  const names = typeof subject === 'string' ? [subject] : subject;
  const isReader = names.includes(YOU[language]);
  const at = (names.length > 1 ? 2 : 0) + (isReader ? 0 : 1);
  const form = written[at];
  if (form === undefined) throw new Error(`“${forms}” has no form for ${names.length} names`);
  return form;
}
