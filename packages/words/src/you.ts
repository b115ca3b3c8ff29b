import type { Language } from './languages.ts';

/** What a reader is called who has no name and is the only one at this device; verbs follow it, see `does`. */
export const YOU: Readonly<Record<Language, string>> = { en: 'You', el: 'Εσείς', is: 'Þú', it: 'Tu' };

/** Where one of these is followed by a space and by the reader, it is in the middle of a sentence. */
const INSIDE = String.raw`(?<=[^.?!…·\s]\s)`;
const PATTERNS = new Map<Language, RegExp>();
const patternOf = (language: Language): RegExp => {
  const known = PATTERNS.get(language) ?? new RegExp(`${INSIDE}${YOU[language]}(?![\\p{L}\\p{N}])`, 'gu');
  PATTERNS.set(language, known);
  return known;
};

/** A sentence with the reader written small inside of it. What stands alone after a colon (“Sheet: You”) is a label. */
export function withReaderInside(language: Language, sentence: string): string {
  const you = YOU[language];
  if (!sentence.includes(you, 1)) return sentence;
  return sentence.replace(patternOf(language), (_, at: number) =>
    sentence[at - 2] === ':' && at + you.length === sentence.length ? you : you.toLocaleLowerCase(language),
  );
}
