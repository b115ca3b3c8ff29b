import { columns, cut, padEnd, widthOf } from '../text/layout.ts';
import type { Ink } from '../text/pen.ts';

/** One line that can be chosen. */
export interface Item {
  /** What stands for it: a digit, or nothing. */
  readonly key: string;
  readonly label: string;
  /** What it leads to; asked only of what is shown. */
  readonly hint: () => string;
}

/** The items around the chosen one, `rows` of them at most: the first of them, and how many. */
function windowAround(count: number, chosen: number, rows: number): readonly [from: number, to: number] {
  const shown = Math.min(count, rows);
  const from = Math.min(Math.max(0, chosen - Math.floor(shown / 2)), count - shown);
  return [from, from + shown];
}

const inOneLine = ({ key, label, hint }: Item): string => `${padEnd(key, 1)}  ${label}  ${hint()}`.trimEnd();

/** Whether nothing of an item has to be cut in lines of that width. */
export const isWhole = (item: Item, width: number): boolean => widthOf(inOneLine(item)) <= width - MARGIN;

/** A list in at most `rows` lines, the chosen item among them; arrows tell that there are others. */
export function drawList(
  items: readonly Item[],
  chosen: number,
  { rows, columns: width }: { readonly rows: number; readonly columns: number },
  { colours }: Pick<Ink, 'colours'>,
): string[] {
  const [from, to] = windowAround(items.length, chosen, rows);
  const shown = items.slice(from, to);
  const aligned = columns(shown.map(({ key, label, hint }) => [key, label, hint()]));
  const isNarrow = aligned.some(line => widthOf(line) > width - MARGIN);
  const lines = isNarrow ? shown.map(inOneLine) : aligned;
  return lines.map((line, i) => {
    const isChosen = from + i === chosen;
    const more = i === 0 && from > 0 ? '↑' : i === lines.length - 1 && to < items.length ? '↓' : ' ';
    const text = cut(line, width - MARGIN);
    return `${more}${isChosen ? colours.bold(`▸ ${colours.inverse(text)}`) : `  ${text}`}`.trimEnd();
  });
}

/** For the arrows and the mark of the chosen one. */
const MARGIN = 3;
