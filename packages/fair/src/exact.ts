import type { Json } from '@zaria/kit';

/** Bytes in a record, and how deep its lists and objects are nested: it is itself the first. */
export const MOST_BYTES = 4 * 1024 * 1024;
const DEEPEST = 8;

// oxlint-disable-next-line no-control-regex -- exactly what JSON does not allow in a string
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)/y;
const FOUR_DIGITS = /[0-9a-fA-F]{4}/y;
const ESCAPED: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const WORDS = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const;

/** Thrown and caught here: the text has one meaning for every reader, or it is refused. */
class Inexact extends Error {}

/** The JSON value of these bytes; `undefined` if they are not text that every program reads alike. */
export function readExactly(bytes: Uint8Array, most = MOST_BYTES): Json | undefined {
  if (bytes.length > most) return undefined;
  try {
    return parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** The same of a text that was decoded before. */
export const readExactText = (text: string): Json | undefined =>
  text.length > MOST_BYTES ? undefined : readExactly(new TextEncoder().encode(text));

function parse(text: string): Json {
  let at = 0;

  function skip(pattern: RegExp): string {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  }

  function skipSpace(): void {
    // Most often there is none: a look costs less than a search.
    if (text.charCodeAt(at) <= 0x20) skip(SPACE);
  }

  function take(mark: string): boolean {
    skipSpace();
    if (text[at] !== mark) return false;
    at++;
    return true;
  }

  function expect(isThere: boolean): void {
    if (!isThere) throw new Inexact();
  }

  function string(): string {
    let found = '';
    for (;;) {
      found += skip(PLAIN);
      const mark = text[at++];
      if (mark === '"') break;
      expect(mark === '\\');
      const escape = text[at++] ?? '';
      if (escape === 'u') {
        const digits = skip(FOUR_DIGITS);
        expect(digits !== '');
        found += String.fromCharCode(Number.parseInt(digits, 16));
      } else {
        expect(Object.hasOwn(ESCAPED, escape));
        found += ESCAPED[escape];
      }
    }
    expect(!/\p{Cs}/u.test(found));
    return found;
  }

  function number(): number {
    const digits = skip(NUMBER);
    expect(digits !== '' && digits !== '-0' && Number.isSafeInteger(Number(digits)));
    return Number(digits);
  }

  function list(depth: number): Json[] {
    const items: Json[] = [];
    if (take(']')) return items;
    do items.push(value(depth));
    while (take(','));
    expect(take(']'));
    return items;
  }

  function object(depth: number): Json {
    const fields = new Map<string, Json>();
    if (take('}')) return {};
    do {
      expect(take('"'));
      const key = string();
      expect(!fields.has(key) && take(':'));
      fields.set(key, value(depth));
    } while (take(','));
    expect(take('}'));
    return Object.fromEntries(fields);
  }

  function value(depth: number): Json {
    skipSpace();
    const mark = text[at];
    if (mark === '[' || mark === '{') {
      expect(depth < DEEPEST);
      at++;
      return mark === '[' ? list(depth + 1) : object(depth + 1);
    }
    if (take('"')) return string();
    for (const [word, meaning] of WORDS) {
      if (!text.startsWith(word, at)) continue;
      at += word.length;
      return meaning;
    }
    return number();
  }

  const read = value(0);
  skip(SPACE);
  expect(at === text.length);
  return read;
}
