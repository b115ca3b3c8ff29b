export const LANGUAGES = ['en', 'el', 'is', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, so that its readers find it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  el: 'Ελληνικά',
  is: 'Íslenska',
  it: 'Italiano',
};

/** What the formats of the runtime are asked for. The English here is British: "colour", and "a, b and c". */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', el: 'el-GR', is: 'is-IS', it: 'it-IT' };

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some(language => language === value);

/**
 * The first language we speak among what a reader asks for, most wanted first. A wish may be a tag (`is-IS`), a POSIX
 * locale (`el_GR.UTF-8`, `C`), a list of those (`LANGUAGE=it:en`), or an `Accept-Language` header with weights.
 */
export function detectLanguage(wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const language = tagsOf(wish ?? '')
      .map(languageOf)
      .find(found => found !== null);
    if (language !== undefined && language !== null) return language;
  }
  return 'en';
}

/** The tags of one wish, by falling weight. */
function tagsOf(wish: string): readonly string[] {
  const weighted = wish.split(/[,:]/).map(part => {
    const [tag = '', weight] = part.split(/;\s*q=/);
    return { tag: tag.trim().toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
  });
  return weighted
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

function languageOf(tag: string): Language | null {
  const [primary = ''] = tag.split(/[-_.@]/);
  // The locale of a system that was told nothing; its messages are English.
  if (primary === 'c' || primary === 'posix') return 'en';
  return isLanguage(primary) ? primary : null;
}
