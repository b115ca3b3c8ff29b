/** Characters in a name. */
export const LONGEST_NAME = 40;
const NAME = new RegExp(String.raw`^[^\p{C}]{1,${LONGEST_NAME}}$`, 'u');

/** Letters and signs that nobody sees, beside those that only format: fillers, and a pattern of dots without dots. */
export const BLANKS = /[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/u;
/** White space that is no plain space: it could be a line of its own, or look like none. */
const OTHER_SPACE = /[^\S ]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether it can be a name: composed, one line, nothing that cannot be seen. */
export const isName = (name: string): boolean =>
  NAME.test(name) &&
  name.trim() === name &&
  name.normalize('NFC') === name &&
  SEEN.test(name) &&
  !BLANKS.test(name) &&
  !OTHER_SPACE.test(name);

/** A name as it was meant, of what somebody wrote: composed, one space between words. It may still be none. */
export const tidyName = (written: string): string => written.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
