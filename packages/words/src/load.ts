import type { Language } from './languages.ts';
import type { Area, Messages, PageArea, Words } from './words.ts';

/** The areas of each language, which are fetched with what every page says in it. */
const LAZY = {
  en: () => import('./generated/lazy/en.ts'),
  el: () => import('./generated/lazy/el.ts'),
  is: () => import('./generated/lazy/is.ts'),
  it: () => import('./generated/lazy/it.ts'),
} as const satisfies Record<Language, unknown>;

/** Fetches what can be said in a language about some areas, and nothing else: for the page. */
export async function loadWords<A extends PageArea>(language: Language, ...areas: readonly A[]): Promise<Words<A>> {
  const { lazy } = await LAZY[language]();
  const loaded = await Promise.all(areas.map(area => lazy[area]()));
  return { language, messages: merged(loaded.map(({ messages }) => messages)) };
}

/** No key of a game's area is also in a shared one (a test sees to it), so the order does not matter. */
export const merged = <A extends Area>(parts: readonly object[]): Messages<A> =>
  Object.assign({}, ...parts) as Messages<A>;
