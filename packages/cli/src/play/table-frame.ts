import { say } from '@zaria/words';
import { beforeCaret, type Field } from '../screen/field.ts';
import { fit, type Part, type Size } from '../screen/fit.ts';
import type { Frame } from '../screen/frame.ts';
import { drawList, type Item } from '../screen/list.ts';
import { cut, padEnd, widthOf, wrap } from '../text/layout.ts';
import { bullet, type Pen } from '../text/pen.ts';

/** Smaller than this the table does not fit; then the match is played line by line. */
export const SMALLEST: Size = { columns: 70, rows: 23 };

export const isTooSmall = ({ columns, rows }: Size): boolean => columns < SMALLEST.columns || rows < SMALLEST.rows;

/** All that is to be seen of a match at one moment. */
export interface Scene {
  readonly title: string;
  readonly heading: string;
  /** The table, drawn with a pen of the width of the screen. */
  readonly parts: (pen: Pen) => readonly Part[];
  /** What happened, the last below. */
  readonly events: readonly string[];
  /** How many of them were read before. */
  readonly read: number;
  /** Which of them begins what somebody has just asked for, and is read from there; `null`: none. */
  readonly answer: number | null;
  /** Whether PgUp leads to all of them. */
  readonly isLogAtHand: boolean;
  /** By which flag the same command prints lines, where the terminal is too small. */
  readonly inLines: string;
  /** What is asked; empty while others are to act. */
  readonly sentence: string;
  readonly items: readonly Item[];
  readonly chosen: number;
  /** What is being typed; `null` where nothing can be. */
  readonly field: Field | null;
  /** Why something could not be done. */
  readonly message: string | null;
  /** What the keys do. */
  readonly keys: string;
}

/** A list and what happened have this much room before the table grows. */
const [FEW_ITEMS, MANY_ITEMS, FEW_EVENTS, MANY_EVENTS] = [2, 8, 1, 4] as const;
/** Beside an answer so many items are in sight; the rest of the list gives way to it. */
const ITEMS_BESIDE = 3;

/** What the screen shows: nothing else decides that. */
export function paintTable(scene: Scene, size: Size, ink: Pen): Frame {
  if (isTooSmall(size)) return tooSmall(size, scene.inLines, ink);
  const { columns, rows } = size;
  const pen: Pen = { ...ink, width: columns };
  const { colours } = pen;

  const head = colours.inverse(
    padEnd(cut(` ${[scene.title, scene.heading].filter(Boolean).join(' · ')}`, columns), columns),
  );
  const asked = scene.sentence === '' ? [] : wrap(scene.sentence, columns).slice(0, 3);
  const message = scene.message === null ? [] : wrap(`! ${scene.message}`, columns).slice(0, 3);
  const typed = scene.field === null ? null : typedLine(scene.field, columns);
  const bottom = [
    ...message.map(line => colours.red(line)),
    ...(typed === null ? [] : [typed.line]),
    colours.dim(cut(scene.keys, columns)),
  ];

  const parts = scene.parts(pen);
  const least = parts.reduce((sum, { forms }) => sum + (forms[0]?.length ?? 0), 0);
  const { lines: told, answer } = eventLines(scene, pen);
  let room = rows - 1 - bottom.length - asked.length - least;
  const share = (wish: number): number => {
    const given = Math.max(0, Math.min(wish, room));
    room -= given;
    return given;
  };
  const { length } = scene.items;
  let items = share(Math.min(length, answer === null ? FEW_ITEMS : ITEMS_BESIDE));
  // An answer is wanted as a whole, below the mark that there is more before it.
  let events = share(answer === null ? Math.min(told.length, FEW_EVENTS) : told.length - answer + Math.min(answer, 1));
  items += share(Math.min(length, MANY_ITEMS) - items);
  events += share(Math.min(told.length, MANY_EVENTS) - events);
  const table = fit(parts, { columns, rows: least + Math.max(0, room) });
  room -= table.length - least;
  items += share(length - items);
  events += share(told.length - events);

  const gap = Array<string>(Math.max(0, room)).fill('');
  const list = drawList(scene.items, scene.chosen, { rows: items, columns }, pen);
  const happened = scene.isLogAtHand ? shownOf(told, events, answer, pen) : told.slice(told.length - events);
  const lines = [head, ...table, ...gap, ...happened, ...asked, ...list, ...bottom];
  // Where there is too little room for all, the table gives way: what is asked is always in sight.
  const over = Math.max(0, lines.length - rows);
  const shown = over === 0 ? lines : lines.toSpliced(1 + table.length - over, over);
  return {
    lines: shown.map(line => cut(line, columns)),
    caret: typed === null ? null : { row: rows - 2, column: typed.column },
  };
}

/** What happened in lines, and which of them is the first of an answer; what was read before is dimmed. */
function eventLines(
  { events, read, answer }: Scene,
  pen: Pen,
): { readonly lines: readonly string[]; readonly answer: number | null } {
  // Older ones do not fit on any screen.
  const from = Math.max(0, events.length - 200);
  const blocks = events.slice(from).map((line, i) => {
    const lines = bullet(line, pen);
    return from + i < read ? lines.map(one => pen.colours.dim(one)) : lines;
  });
  return {
    lines: blocks.flat(),
    answer: answer === null || answer < from ? null : blocks.slice(0, answer - from).flat().length,
  };
}

/** The last of them, or an answer from its beginning; where others are hidden that matters, a line says so. */
function shownOf(
  lines: readonly string[],
  count: number,
  answer: number | null,
  { words, colours }: Pen,
): readonly string[] {
  if (count === 0) return [];
  const hidden = lines.length - count;
  if (answer !== null && hidden > answer) {
    const later = say(words, 'screen.later', { count: hidden - answer + 1 });
    return [...lines.slice(answer, answer + count - 1), colours.dim(later)];
  }
  const shown = lines.slice(-count);
  const isMarked = hidden > 0 && (answer === null ? count > 2 : hidden < answer);
  return isMarked ? [colours.dim(say(words, 'screen.earlier', { count: hidden + 1 })), ...shown.slice(1)] : shown;
}

const PROMPT = '› ';

/** The end of what is typed where there is too much of it. */
function typedLine(field: Field, columns: number): { readonly line: string; readonly column: number } {
  const before = beforeCaret(field);
  const room = columns - widthOf(PROMPT) - 1;
  let start = 0;
  while (widthOf(before.slice(start)) > room) start++;
  return {
    line: PROMPT + cut(field.text.slice(start), room),
    column: widthOf(PROMPT) + widthOf(before.slice(start)),
  };
}

function tooSmall({ columns, rows }: Size, flag: string, { words }: Pen): Frame {
  const sentence = say(words, 'screen.small', {
    columns: SMALLEST.columns,
    rows: SMALLEST.rows,
    now: `${columns}×${rows}`,
    flag,
  });
  return { lines: wrap(sentence, columns).slice(0, rows), caret: null };
}
