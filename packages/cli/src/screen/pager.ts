import { cut, padEnd } from '../text/layout.ts';
import type { Ink } from '../text/pen.ts';
import type { Size } from './fit.ts';
import type { Frame } from './frame.ts';
import type { Key } from './keys.ts';
import type { Screen } from './terminal-screen.ts';

/** A text that may be longer than the screen. */
export interface Paper {
  readonly title: string;
  /** The lines, for a width. */
  readonly lines: (width: number) => readonly string[];
  /** What the keys do. */
  readonly keys: string;
}

/** So many lines are not the text's. */
const AROUND = 2;

export const lastTop = (count: number, rows: number): number => Math.max(0, count - Math.max(1, rows - AROUND));

export function paintPaper(
  { title, lines, keys }: Paper,
  top: number,
  size: Size,
  { colours }: Pick<Ink, 'colours'>,
): Frame {
  const all = lines(size.columns);
  const from = Math.min(top, lastTop(all.length, size.rows));
  const shown = all.slice(from, from + size.rows - AROUND);
  const empty = Array<string>(Math.max(0, size.rows - AROUND - shown.length)).fill('');
  const place = all.length > shown.length ? ` ${from + shown.length}/${all.length}` : '';
  return {
    lines: [
      colours.inverse(padEnd(cut(` ${title}`, size.columns), size.columns)),
      ...shown.map(line => cut(line, size.columns)),
      ...empty,
      colours.dim(cut(keys + place, size.columns)),
    ],
    caret: null,
  };
}

/** The first line to be shown after a key; `null`: enough was read. */
export function turnedTo(key: Key, top: number, count: number, rows: number): number | null {
  const last = lastTop(count, rows);
  const page = Math.max(1, rows - AROUND - 1);
  const within = (line: number): number => Math.min(last, Math.max(0, line));
  switch (key.name) {
    case 'up':
      return within(top - 1);
    case 'down':
      return within(top + 1);
    case 'pageup':
      return within(top - page);
    case 'pagedown':
      return within(top + page);
    case 'space':
      return top >= last ? null : within(top + page);
    case 'home':
      return 0;
    case 'end':
      return last;
    case 'return':
    case 'escape':
      return null;
    default:
      return top;
  }
}

/** Shows a text until it was read; `false`: the person leaves. */
export async function read(
  screen: Screen,
  paper: Paper,
  from: 'top' | 'end',
  pen: Pick<Ink, 'colours'>,
): Promise<boolean> {
  const count = (): number => paper.lines(screen.size.columns).length;
  let top = from === 'top' ? 0 : lastTop(count(), screen.size.rows);
  for (;;) {
    screen.show(size => paintPaper(paper, top, size, pen));
    const key = await screen.nextKey();
    if (key === null) return false;
    const next = turnedTo(key, top, count(), screen.size.rows);
    if (next === null) return true;
    top = next;
  }
}
