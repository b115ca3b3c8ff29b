/**
 * How much a record may hold. Whoever reads one from outside asks before anything else is done with it: the terminal,
 * the page and the verifiers. `zaria/1` had no limits when it was written; a record of it may be longer.
 */
export const RECORD_LIMITS = {
  /** Bytes of its text in UTF-8. */
  bytes: 4 * 1024 * 1024,
  bytesOfEarlier: 16 * 1024 * 1024,
  /** Lists and objects within each other; the record itself is the first. */
  depth: 8,
  /** Bytes of a name. */
  name: 200,
  /** Characters of what an entry says. */
  row: 4096,
} as const;

/** What there is too much of. */
export type TooMuch = 'record-long' | 'record-deep' | 'name-long';

const [QUOTE, BACKSLASH] = ['"', '\\'].map(char => char.charCodeAt(0));
const [LIST, OBJECT, LIST_END, OBJECT_END] = ['[', '{', ']', '}'].map(char => char.charCodeAt(0));

/** Whether a text is more than any record. Asked before it is parsed, and costs a look at each character. */
export function tooMuchText(
  text: string,
  { bytes, depth }: { readonly bytes: number; readonly depth: number } = EARLIER,
): TooMuch | null {
  if (utf8Length(text, bytes) > bytes) return 'record-long';
  return isDeeper(text, depth) ? 'record-deep' : null;
}

const EARLIER = { bytes: RECORD_LIMITS.bytesOfEarlier, depth: RECORD_LIMITS.depth };

/** The bytes of a text in UTF-8, or any number above `most` if there are more. */
export function utf8Length(text: string, most = Number.POSITIVE_INFINITY): number {
  if (text.length > most) return text.length;
  let bytes = 0;
  for (let i = 0; i < text.length && bytes <= most; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) bytes += 1;
    else if (code < 0x800) bytes += 2;
    // Two halves of a pair make four bytes.
    else bytes += code >= 0xd800 && code <= 0xdfff ? 2 : 3;
  }
  return bytes;
}

/** Whether brackets, those in strings apart, are within each other more than so often. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isText) {
      if (code === BACKSLASH) i++;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (code === LIST || code === OBJECT) {
      if (++depth > most) return true;
    } else if (code === LIST_END || code === OBJECT_END) depth--;
  }
  return false;
}

/** Whether a value that was parsed elsewhere is deeper than any record. */
export function isTooDeep(value: unknown, most: number = RECORD_LIMITS.depth): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return most === 0 || Object.values(value).some(item => isTooDeep(item, most - 1));
}
