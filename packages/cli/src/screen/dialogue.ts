import { cut, padEnd, widthOf, wrap } from '../text/layout.ts';
import type { Ink } from '../text/pen.ts';
import { EMPTY_FIELD, beforeCaret, edited } from './field.ts';
import type { Size } from './fit.ts';
import type { Frame } from './frame.ts';
import { drawList, isWhole, type Item } from './list.ts';
import type { Screen } from './terminal-screen.ts';

/* Questions on a screen of their own, before there is a table. `null`: the person leaves. */

/** What a dialogue says besides its question. */
export interface Manner {
  readonly title: string;
  readonly keys: { readonly list: string; readonly field: string };
  readonly leave: { readonly sentence: string; readonly yes: string; readonly no: string };
  readonly ink: Pick<Ink, 'colours'>;
}

export interface Entry<V> {
  readonly value: V;
  readonly label: string;
  readonly hint?: string;
  /** What chooses it; otherwise its place in the list. */
  readonly key?: string;
}

/** One of some entries; digits choose, Enter takes. */
export async function choose<V>(
  screen: Screen,
  manner: Manner,
  message: string,
  entries: readonly Entry<V>[],
  initial: V,
): Promise<V | null> {
  const items = entries.map(({ label, hint = '', key }, i): Item => ({
    key: key ?? (i < 9 ? String(i + 1) : ''),
    label,
    hint: () => hint,
  }));
  let chosen = Math.max(
    0,
    entries.findIndex(({ value }) => value === initial),
  );
  for (;;) {
    screen.show(size => paintChoice(manner, message, items, chosen, size));
    const key = await screen.nextKey();
    if (key === null) return null;
    const digit = items.findIndex(item => item.key !== '' && item.key === key.text);
    if (digit >= 0) chosen = digit;
    if (key.name === 'up') chosen = (chosen + items.length - 1) % items.length;
    if (key.name === 'down') chosen = (chosen + 1) % items.length;
    if (key.name === 'return') return entries[chosen]?.value ?? null;
    if (key.name === 'escape' && (await isLeaving(screen, manner))) return null;
  }
}

/** Whether somebody who pressed Escape means it. */
export async function isLeaving(screen: Screen, manner: Manner): Promise<boolean> {
  const { sentence, yes, no } = manner.leave;
  const items = [no, yes].map((label, i): Item => ({ key: String(i + 1), label, hint: () => '' }));
  for (let chosen = 0; ;) {
    screen.show(size => paintChoice(manner, sentence, items, chosen, size));
    const key = await screen.nextKey();
    if (key === null) return true;
    if (key.name === 'escape') return false;
    if (key.name === 'return') return chosen === 1;
    if (key.name === 'up' || key.name === 'down') chosen = 1 - chosen;
    if (key.text === '1' || key.text === '2') chosen = Number(key.text) - 1;
  }
}

/** A line of text; `complaint` says why one cannot be taken. */
export async function enterText(
  screen: Screen,
  manner: Manner,
  message: string,
  usual: string,
  complaint: (text: string) => string | null,
): Promise<string | null> {
  let field = EMPTY_FIELD;
  let problem: string | null = null;
  for (;;) {
    screen.show(size => {
      const text = field.text === '' ? manner.ink.colours.dim(usual) : field.text;
      const lines = [
        ...heading(manner, message, size),
        `› ${cut(text, size.columns - 3)}`,
        ...(problem === null ? [] : wrap(`! ${problem}`, size.columns)),
      ];
      const column = Math.min(size.columns - 1, 2 + widthOf(beforeCaret(field)));
      const row = lines.findIndex(line => line.startsWith('› '));
      return { lines: below(lines, manner.ink.colours.dim(manner.keys.field), size), caret: { row, column } };
    });
    const key = await screen.nextKey();
    if (key === null) return null;
    if (key.name === 'escape') {
      if (await isLeaving(screen, manner)) return null;
      continue;
    }
    if (key.name === 'return') {
      problem = complaint(field.text);
      if (problem === null) return field.text;
      continue;
    }
    field = edited(field, key) ?? field;
    problem = null;
  }
}

const heading = ({ title, ink }: Manner, message: string, { columns }: Size): string[] => [
  ink.colours.inverse(padEnd(cut(` ${title}`, columns), columns)),
  '',
  ...message.split('\n').flatMap(line => wrap(line, columns)),
  '',
];

/** The last line of the screen stays the last. */
const below = (lines: readonly string[], last: string, { rows, columns }: Size): string[] => [
  ...lines.slice(0, rows - 1),
  ...Array<string>(Math.max(0, rows - 1 - lines.length)).fill(''),
  cut(last, columns),
];

function paintChoice(manner: Manner, message: string, items: readonly Item[], chosen: number, size: Size): Frame {
  const above = heading(manner, message, size);
  const room = { columns: size.columns, rows: Math.max(1, size.rows - above.length - 1) };
  const list = drawList(items, chosen, room, manner.ink);
  const about = aboutChosen(items[chosen], size.columns);
  const lines = list.length + about.length <= room.rows ? [...above, ...list, ...about] : [...above, ...list];
  return { lines: below(lines, manner.ink.colours.dim(manner.keys.list), size), caret: null };
}

/** What is cut of the chosen item in its line, below the list. */
function aboutChosen(item: Item | undefined, columns: number): string[] {
  if (item === undefined || isWhole(item, columns)) return [];
  return ['', ...wrap(item.hint(), columns, '      ')];
}
