import type { Seat } from '@zaria/kit';
import { isName, tidyName } from '@zaria/table/public';
import { keptNames, namesFor, type Names, type Words } from '@zaria/words';
import type { Sitter } from '../keeper/begin.ts';

const writtenBy = (sitters: readonly Sitter[]): readonly string[] => sitters.map(({ name }) => tidyName(name));

/** Sitters as a table keeps them: whoever has no name gets a usual one. */
export function named(words: Words<'common'>, sitters: readonly Sitter[]): readonly Sitter[] {
  const names = keptNames(words, writtenBy(sitters));
  return sitters.map((sitter, seat) => ({ ...sitter, name: names[seat] ?? '' }));
}

/** What this reader will call them. */
export function calledNow(words: Words<'common'>, sitters: readonly Sitter[]): Names {
  const own = sitters.flatMap(({ kind }, seat) => (kind === 'local' ? [seat as Seat] : []));
  return namesFor(words, writtenBy(named(words, sitters)), own);
}

/** Why a name that somebody wrote cannot be: it is another's already, or no name at all. */
export type NameFault = 'same' | 'wrong';

export function nameFaults(sitters: readonly Sitter[]): readonly (NameFault | null)[] {
  const names = writtenBy(sitters);
  const folded = names.map(name => name.toLocaleLowerCase());
  return names.map((name, seat) => {
    if (name === '') return null;
    if (!isName(name)) return 'wrong';
    return folded.indexOf(folded[seat] ?? '') < seat ? 'same' : null;
  });
}
