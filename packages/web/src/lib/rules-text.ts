/* The numbered rules are Markdown of a few forms only. They become plain data here, and a screen shows that: no HTML is made of text. */

export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  /** To a place in the same text. */
  | { readonly kind: 'link'; readonly text: string; readonly to: string };
type Line = readonly Inline[];

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] }
  /** A drawing keeps its columns; anything else may be broken. */
  | { readonly kind: 'code'; readonly text: string; readonly isDrawing: boolean };

export interface Item {
  /** The number of a rule. */
  readonly id: string | null;
  readonly line: Line;
  /** What stands below it, such as a table. */
  readonly more: readonly Block[];
}

const NUMBER = /^[A-Z]{2}-[A-Z0-9]+(?:\.\d+)?$/;
const INLINE =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\(#(?<to>[^)]+)\)|(?<rule>\b[A-Z]{2}-[A-Z0-9]+(?:\.\d+)?\b)/g;
/** What would have been meant as another form. */
const STRANGE = /\]\(|!\[|<\/?[a-z]|\*\*|`/;
/** With more columns than this a table stands on its side, so that it fits a phone. */
const MOST_COLUMNS = 4;

/** As the usual viewers of Markdown name a heading. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

function inlines(source: string): Line {
  const line: Inline[] = [];
  const plain = (text: string): void => {
    if (STRANGE.test(text)) throw new Error(`the rules are written in a form that is not known: ${text}`);
    if (text !== '') line.push({ kind: 'text', text });
  };
  let end = 0;
  for (const match of source.matchAll(INLINE)) {
    plain(source.slice(end, match.index));
    end = match.index + match[0].length;
    const { strong, em, code, label, to, rule } = match.groups ?? {};
    if (strong !== undefined) line.push({ kind: 'strong', text: strong });
    else if (em !== undefined) line.push({ kind: 'em', text: em });
    else if (code !== undefined) line.push({ kind: 'code', text: code });
    else if (label !== undefined) line.push({ kind: 'link', text: label, to: to ?? '' });
    else if (rule !== undefined) line.push({ kind: 'link', text: rule, to: rule });
  }
  plain(source.slice(end));
  return line;
}

function heading(source: string): Block {
  const [, marks = '', text = ''] = /^(#+) (.+)$/.exec(source) ?? [];
  const [first = ''] = text.split(' ');
  return { kind: 'heading', level: marks.length, id: NUMBER.test(first) ? first : slug(text), text };
}

const cells = (row: string): readonly Line[] =>
  row
    .trim()
    .slice(1, -1)
    .split('|')
    .map(cell => inlines(cell.trim()));

function table(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map(cells);
  if (head.length <= MOST_COLUMNS) return { kind: 'table', head, rows };
  const [first = [], ...rest] = head.map((cell, at) => [cell, ...rows.map(row => row[at] ?? [])]);
  return { kind: 'table', head: first, rows: rest };
}

function item(source: string, more: readonly Block[]): Item {
  const [, id = null, text = source] = /^\*\*([A-Z]{2}-[A-Z0-9]+\.\d+)\*\* (.+)$/.exec(source) ?? [];
  return { id, line: inlines(text), more };
}

/** The text as blocks, one after the other. Throws at a form that it does not know, so that a test finds it. */
export function parseRules(source: string): readonly Block[] {
  const blocks: Block[] = [];
  const lines = source.split('\n');
  const isAt = (pattern: RegExp): boolean => pattern.test(lines[0] ?? '');
  const takeWhile = (pattern: RegExp): string[] => {
    const taken: string[] = [];
    while (lines.length > 0 && isAt(pattern)) taken.push(lines.shift() ?? '');
    return taken;
  };
  while (lines.length > 0) {
    const line = lines[0] ?? '';
    if (line.trim() === '') lines.shift();
    else if (line.startsWith('#')) blocks.push(heading(lines.shift() ?? ''));
    else if (line.startsWith('```')) {
      lines.shift();
      const text = takeWhile(/^(?!```)/).join('\n');
      lines.shift();
      blocks.push({ kind: 'code', text, isDrawing: line === '```' });
    } else if (line.startsWith('|')) blocks.push(table(takeWhile(/^\|/)));
    else if (line.startsWith('- ')) blocks.push({ kind: 'list', items: items() });
    else blocks.push({ kind: 'paragraph', line: inlines(takeWhile(/^[^#|\s-]/).join(' ')) });
  }
  return blocks;

  /** The items of one list, with what is indented below each. */
  function items(): Item[] {
    const found: Item[] = [];
    while (isAt(/^- /)) {
      const text = (lines.shift() ?? '').slice(2);
      const below = takeWhile(/^( {2}|$)/).map(line => line.slice(2));
      found.push(item(text, below.some(line => line !== '') ? parseRules(below.join('\n')) : []));
    }
    return found;
  }
}

/** Every number of a rule in the text. */
export const ruleNumbers = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap(block =>
    block.kind === 'list'
      ? block.items.flatMap(({ id, more }) => [...(id === null ? [] : [id]), ...ruleNumbers(more)])
      : [],
  );
