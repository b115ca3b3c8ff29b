import { fail, ok, type Result } from '@zaria/kit';

/** Where a text stops being JSON; both count from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
}

export function parseJson(text: string): Result<unknown, JsonFault> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return fail(placeOf(text, faultAt(text)));
  }
}

/** Whether a text that is no JSON could have been some, had it gone on: what is wrong is its end, or a string without one. */
export function isBrokenOff(text: string, { line, column }: JsonFault): boolean {
  const lines = text.trimEnd().split('\n');
  if (line < lines.length) return false;
  const rest = (lines[line - 1] ?? '').slice(column - 1).trim();
  return rest === '' || (rest.startsWith('"') && !rest.replaceAll(/\\./g, '').includes('"', 1));
}

function placeOf(text: string, at: number): JsonFault {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const SPACE = /[ \t\n\r]*/y;
// oxlint-disable-next-line no-control-regex -- exactly what JSON does not allow in a string
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPED = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * The position of the first character that JSON does not allow. The runtime does not always say where that is.
 * `closers` holds the brackets that are still open, so that depth costs no calls.
 */
function faultAt(text: string): number {
  let at = 0;
  const closers: ('}' | ']')[] = [];
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at = pattern.lastIndex;
    return found !== null;
  };
  const take = (mark: string): boolean => {
    skip(SPACE);
    if (text[at] !== mark) return false;
    at++;
    return true;
  };
  /** Piece by piece: one expression for all of a long string would need more stack than there is. */
  const takeString = (): boolean => {
    skip(SPACE);
    const start = at;
    if (!take('"')) return false;
    do skip(PLAIN);
    while (skip(ESCAPED));
    if (text[at] === '"') at++;
    else at = start;
    return at > start;
  };
  /** A key and its colon. */
  const takeKey = (): boolean => takeString() && take(':');
  /** What may follow a value: closing brackets, then a comma and, in an object, the next key. */
  const takeEnd = (): 'value' | 'end' | 'fault' => {
    for (let closer = closers.at(-1); closer !== undefined; closer = closers.at(-1)) {
      if (take(closer)) {
        closers.pop();
        continue;
      }
      if (!take(',')) return 'fault';
      return closer === ']' || takeKey() ? 'value' : 'fault';
    }
    return 'end';
  };

  for (;;) {
    if (take('[')) {
      closers.push(']');
      skip(SPACE);
      if (text[at] !== ']') continue;
    } else if (take('{')) {
      closers.push('}');
      skip(SPACE);
      if (text[at] !== '}') {
        if (takeKey()) continue;
        return at;
      }
    } else if (!takeString() && !skip(SCALAR)) {
      return at;
    }
    const next = takeEnd();
    if (next === 'value') continue;
    if (next === 'end') skip(SPACE);
    return at;
  }
}

/** JSON that a person can read: a field to each line, and in a list an item to each. */
export function printDocument(fields: object): string {
  const list = (items: readonly unknown[]): string =>
    items.length === 0 ? '[]' : `[\n${items.map(item => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
  const lines = Object.entries(fields).map(([key, value]: [string, unknown]) => {
    return `  ${JSON.stringify(key)}: ${Array.isArray(value) ? list(value) : JSON.stringify(value)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
