import measure from 'fast-string-truncated-width';

/**
 * How many columns a text takes, colours aside: a combining mark takes none, a Chinese sign or an emoji two. An accent
 * that has a letter of its own is written so first, since some terminals give a mark of its own a column.
 */
export const widthOf = (text: string): number => measure(text.normalize('NFC')).width;

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

const RESET = '\u001B[0m';
// eslint-disable-next-line no-control-regex -- colours are steered by it
const COLOUR = /(\u001B\[[\d;]*m)/;
const segmenter = new Intl.Segmenter();

/** What fits of a text; an ellipsis stands for the rest. */
export function cut(text: string, width: number): string {
  const whole = text.normalize('NFC');
  if (widthOf(whole) <= width) return whole;
  let shown = '';
  let room = width - 1;
  for (const piece of whole.split(COLOUR)) {
    if (COLOUR.test(piece)) {
      shown += piece;
      continue;
    }
    for (const { segment } of segmenter.segment(piece)) {
      room -= widthOf(segment);
      if (room < 0) return `${shown}…${whole.includes('\u001B') ? RESET : ''}`;
      shown += segment;
    }
  }
  return shown;
}

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

/** Pieces that stay whole, as many in a line as there is room for; every further line is behind `indent`. */
export function flow(pieces: readonly string[], width: number, gap = '  ', indent = ''): string[] {
  const lines: string[] = [];
  for (const whole of pieces) {
    const piece = cut(whole, width - indent.length);
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last + gap + piece) <= width) lines[lines.length - 1] = last + gap + piece;
    else lines.push(last === undefined ? piece : indent + piece);
  }
  return lines;
}

export const isAsWideAs = (lines: readonly string[], width: number): boolean =>
  lines.every(line => widthOf(line) <= width);

/**
 * Rows with aligned columns where there is room for them. Where there is not, each row takes as many lines as it needs:
 * its cells, and what stands apart in a cell, stay whole.
 */
export function rowsIn(rows: readonly (readonly string[])[], width: number): string[] {
  const aligned = columns(rows);
  if (isAsWideAs(aligned, width)) return aligned;
  return rows.flatMap(row => {
    const [first = '', ...more] = row.flatMap(cell => cell.split(/(?<=\S) {2,}/)).filter(piece => piece.trim() !== '');
    return flow([first, ...more], width, '  ', ROW_INDENT);
  });
}

const ROW_INDENT = '     ';

/** Terms on the left, what they mean beside them, wrapped; below them where a term leaves too little room. */
export function definitions(list: readonly (readonly [term: string, meaning: string])[], width: number): string[] {
  const room = Math.floor(width * 0.4);
  const left = Math.max(0, ...list.map(([term]) => widthOf(term)).filter(length => length < room)) + 2;
  return list.flatMap(([term, meaning]) => {
    if (meaning === '') return wrap(term.trimStart(), width, ' '.repeat(term.length - term.trimStart().length));
    const lines = wrap(meaning, width - left).map(line => ' '.repeat(left) + line);
    const [first = '', ...more] = lines;
    return widthOf(term) < left
      ? [padEnd(term, left) + first.slice(left), ...more]
      : [...wrap(term.trim(), width, '  '), ...lines];
  });
}

/** Blocks of lines beside each other; shorter ones are filled up. */
export function beside(left: readonly string[], right: readonly string[], gap = '  '): string[] {
  const wide = Math.max(0, ...left.map(widthOf));
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    (padEnd(left[i] ?? '', wide) + gap + (right[i] ?? '')).trimEnd(),
  );
}
