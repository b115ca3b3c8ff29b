import { LONGEST_NAME, isName } from '@zaria/table/public';

/** A name as everybody sees it: composed, one space between words, nothing that cannot be seen; `null`: none is left. */
export function tidyName(written: string): string | null {
  const name = written.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return name.length <= LONGEST_NAME && isName(name) ? name : null;
}
