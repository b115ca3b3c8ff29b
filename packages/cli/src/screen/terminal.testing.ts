import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import type { Terminal, TerminalEvents } from '../io.ts';
import type { Size } from './fit.ts';

export const KEYS = {
  enter: '\r',
  escape: '\u001B',
  tab: '\t',
  up: '\u001B[A',
  down: '\u001B[B',
  right: '\u001B[C',
  left: '\u001B[D',
  end: '\u001B[F',
  pageUp: '\u001B[5~',
  delete: '\u001B[3~',
  backspace: '\u007F',
  ctrlC: '\u0003',
  ctrlD: '\u0004',
  ctrlZ: '\u001A',
} as const;

// eslint-disable-next-line no-control-regex -- it reads what steers a terminal
const PIECES = /\u001B\[([?\d;]*)([A-Za-z])|\n|[^\u001B\n]+/g;

/** A terminal as far as the screen needs one, and somebody who reads it and presses keys. */
export function fakeTerminal(start: Size = { columns: 80, rows: 24 }) {
  const input = Object.assign(new PassThrough(), { setRawMode: (on: boolean) => (raw = on) });
  const output = new PassThrough();
  let size = start;
  let raw = false;
  let row = 0;
  let isAlternate = false;
  let suspended = 0;
  let written = '';
  let lines: string[] = [];
  const watchers = new Set<TerminalEvents>();
  let changed = (): void => undefined;

  function take(text: string): void {
    written += text;
    for (const [piece, value = '', kind] of text.matchAll(PIECES)) {
      if (kind === 'H') row = Number(value.split(';')[0] || 1) - 1;
      else if (kind === 'J') lines = [];
      else if (kind === 'K') lines[row] = '';
      else if (kind === 'h' && value === '?1049') [isAlternate, lines] = [true, []];
      else if (kind === 'l' && value === '?1049') [isAlternate, lines] = [false, []];
      else if (kind === undefined && piece !== '\n') lines[row] = (lines[row] ?? '') + piece;
    }
  }
  output.on('data', chunk => {
    take(String(chunk));
    setImmediate(() => changed());
  });

  const terminal: Terminal = {
    input,
    output,
    get size() {
      return size;
    },
    watch(events) {
      watchers.add(events);
      return () => void watchers.delete(events);
    },
    suspend: () => void suspended++,
  };
  const text = (): string => Array.from(lines, line => (line ?? '').trimEnd()).join('\n');

  return {
    terminal,
    /** What is on the screen. */
    text,
    /** All that was ever written. */
    written: () => stripVTControlCharacters(written),
    raw: () => written,
    isRaw: () => raw,
    isAlternate: () => isAlternate,
    suspended: () => suspended,
    watched: () => watchers,
    /** Where keys are heard at all. */
    press: (keys: string): void => void input.write(keys),
    resize(next: Size): void {
      size = next;
      for (const { resized } of watchers) resized();
    },
    /** Waits until the screen shows this. */
    until: (what: string | RegExp): Promise<string> =>
      new Promise(resolve => {
        let isSeen = false;
        const look = (): void => {
          const seen = text();
          if (isSeen) return;
          if (typeof what === 'string' ? !seen.includes(what) : !what.test(seen)) return;
          isSeen = true;
          resolve(seen);
        };
        changed = look;
        setImmediate(look);
      }),
  };
}

export type FakeTerminal = ReturnType<typeof fakeTerminal>;

/** Somebody who waits until he sees something, and then presses keys; the next pair follows when the screen has changed. */
export async function follow(
  fake: FakeTerminal,
  steps: readonly (readonly [see: string | RegExp, keys: string])[],
): Promise<void> {
  for (const [see, keys] of steps) {
    await fake.until(see);
    fake.press(keys);
  }
}
