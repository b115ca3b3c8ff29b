import { stripVTControlCharacters } from 'node:util';

/** How many columns a text takes, colours aside. Every sign that we draw is one column wide. */
export const widthOf = (text: string): number => Array.from(stripVTControlCharacters(text).normalize('NFC')).length;

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

export type Side = 'left' | 'right';

/** Rows of cells with aligned columns; the side of each column is `left` unless said otherwise. */
export function columns(rows: readonly (readonly string[])[], sides: readonly Side[] = [], gap = '  '): string[] {
  const count = Math.max(0, ...rows.map(row => row.length));
  const widths = Array.from({ length: count }, (_, i) => Math.max(...rows.map(row => widthOf(row[i] ?? ''))));
  const cell = (text: string, i: number): string =>
    sides[i] === 'right' ? padStart(text, widths[i] ?? 0) : padEnd(text, widths[i] ?? 0);
  return rows.map(row => row.map(cell).join(gap).trimEnd());
}

/** A paragraph in lines of at most `width` columns, each behind `indent`. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? indent + word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return [...lines, line];
}
