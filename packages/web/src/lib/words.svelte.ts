import {
  dateFormat,
  loadWords,
  say,
  type ArgsOf,
  type KeyOf,
  type Language,
  type PageArea as Area,
  type Words,
} from '@zaria/words';
import { ALWAYS, BESIDE } from './areas.ts';

type Loaded = { readonly [A in Area]?: Words<A> };
const SHARED = [...ALWAYS, ...BESIDE] as const;
type Shared = (typeof SHARED)[number];

let language = $state.raw<Language>('en');
let loaded = $state.raw<Loaded>({});
/** Not derived: here nobody owns it, so it would be made anew whenever something asks, and with it all that was said. */
let shared = $state.raw(wordsFor(...SHARED));

const fetched = async (wanted: Language, areas: readonly Area[]): Promise<Loaded> =>
  Object.fromEntries(await Promise.all(areas.map(async area => [area, await loadWords(wanted, area)] as const)));

/** Fetches areas of the catalogue, once; they are kept up when the language changes. */
export async function needWords(...areas: readonly Area[]): Promise<void> {
  const missing = areas.filter(area => loaded[area] === undefined);
  if (missing.length === 0) return;
  const spoken = language;
  const more = await fetched(spoken, missing);
  // What came in the language of before nobody reads any more.
  if (spoken !== language) return needWords(...areas);
  loaded = { ...loaded, ...more };
  if (SHARED.some(area => missing.includes(area))) shared = wordsFor(...SHARED);
}

export const needWordsBeside = (): Promise<void> => needWords(...BESIDE);

/** Counts the languages that were wanted. */
let wishes = 0;

/**
 * Changes the language in place: everything that is on the page is fetched first, then it all changes at once. Of several
 * that are on their way only the one that was wanted last is spoken.
 */
export async function speak(wanted: Language, ...also: readonly Area[]): Promise<void> {
  const mine = ++wishes;
  const all: Loaded = {};
  // Meanwhile more may come to be on the page.
  for (;;) {
    const areas = new Set<Area>([...(Object.keys(loaded) as Area[]), ...ALWAYS, ...also]);
    const missing = [...areas].filter(area => all[area] === undefined);
    if (missing.length === 0) break;
    Object.assign(all, await fetched(wanted, missing));
    if (mine !== wishes) return;
  }
  language = wanted;
  loaded = all;
  shared = wordsFor(...SHARED);
  document.documentElement.lang = wanted;
}

/** What was fetched of these areas, in the language of the moment. Read it in markup or `$derived`. */
export function wordsFor<A extends Area>(...areas: readonly A[]): Words<A> {
  const [only, ...others] = areas;
  const alone = only === undefined || others.length > 0 ? undefined : loaded[only];
  // What is asked for by itself, as a board asks for each of its pieces, is not copied every time.
  if (alone !== undefined) return alone;
  const messages = Object.assign({}, ...areas.map(area => loaded[area]?.messages)) as Words<A>['messages'];
  return { language, messages };
}

type Given<A extends Area, K> = ArgsOf<A, K> extends null ? [] : [args: ArgsOf<A, K>];

/** A text of the page itself. */
export const t = <K extends KeyOf<Shared>>(key: K, ...given: Given<Shared, K>): string =>
  // Not yet fetched: nothing is said for a moment rather than something in another tongue.
  key in shared.messages
    ? (say as (words: Words<Shared>, key: K, ...given: readonly unknown[]) => string)(shared, key, ...given)
    : '';

/** A text of another area, such as a board's own: `tIn('web-qwinto', 'close.warning', {…})`; `needWords` it before. */
export const tIn = <A extends Area, K extends KeyOf<A>>(area: A, key: K, ...given: Given<A, K>): string => {
  const words = loaded[area];
  if (words === undefined) return '';
  return (say as (words: Words<A>, key: K, ...given: readonly unknown[]) => string)(words, key, ...given);
};

/** Moments as the reader's language writes them. */
export const dates = (parts: Parameters<typeof dateFormat>[1]): ReturnType<typeof dateFormat> =>
  dateFormat(language, parts);

/** For what the catalogue does not write. */
export const tongue = (): Language => language;
