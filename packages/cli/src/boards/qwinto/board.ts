import {
  BONUS_COLUMNS,
  COLOURS,
  COLUMNS,
  COLUMN_OF,
  EMPTY,
  GAPS,
  MISTHROWS,
  ROWS,
  isPentagon,
  printField,
  score,
  withMisthrow,
  withNumber,
  type Colour,
  type Column,
  type Field,
  type QwintoShape,
  type QwintoView,
  type SheetView,
} from '@zaria/games/qwinto';
import { seatsOf, type Seat } from '@zaria/kit';
import { say } from '@zaria/words';
import { always } from '../../screen/fit.ts';
import { flow, isAsWideAs } from '../../text/layout.ts';
import type { Pen } from '../../text/pen.ts';
import type { TerminalBoard } from '../board.ts';
import { gain } from '../gain.ts';

export const qwintoBoard: TerminalBoard<QwintoShape> = {
  /** Everyone's sheet, the viewer's own nearest to the question, with the fields that the number fits. */
  draw(view, pen) {
    const seats = seatsOf(view.players).filter(seat => seat !== view.viewer);
    const own = view.viewer === 'spectator' ? [] : [view.viewer];
    const open = new Set(view.freeFields.map(({ field }) => field));
    const blocks = [
      ...seats.map(seat => drawSheet(view, seat, NO_FIELDS, pen)),
      ...own.map(seat => drawSheet(view, seat, open, pen)),
      rolled(view, pen),
    ];
    return blocks.filter(block => block.length > 0).flatMap((block, i) => (i === 0 ? block : ['', ...block]));
  },

  heading: () => '',

  /** The viewer's sheet in any case; of the others at least how many points they have. */
  parts(view, pen) {
    const open = new Set(view.freeFields.map(({ field }) => field));
    const sheets = seatsOf(view.players).filter(seat => seat !== view.viewer);
    const own = view.viewer === 'spectator' ? [] : drawSheet(view, view.viewer, open, pen);
    return [
      ...sheets.map((seat, i) => {
        const sheet = drawSheet(view, seat, NO_FIELDS, pen);
        return { importance: 3 + i, forms: [sheet.slice(0, 1), sheet] };
      }),
      always(own),
      always(rolled(view, pen)),
    ];
  },

  explain: (_view, pen) => [say(pen.words, 'explain.qwinto')],

  /** What the sheet gains, and the fields that are closed for good. */
  foresee({ view }, action, pen) {
    if (action.step !== 'write' || action.answer === 'pass') return null;
    const sheet = view.viewer === 'spectator' ? undefined : view.sheets[view.viewer];
    if (sheet === undefined || view.roll === null) return null;
    const { answer } = action;
    const after = answer === 'misthrow' ? withMisthrow(sheet) : withNumber(sheet, answer, view.roll.number);
    const gained = gain(pen.words, score(after).total - sheet.score.total);
    const closed = view.freeFields.find(({ field }) => field === answer)?.closes ?? [];
    if (closed.length === 0) return gained;
    return `${gained}, ${say(pen.words, 'draw.closes', { fields: closed.map(printField) })}`;
  },

  keyOf: () => null,
  pointing: null,
};

const NO_FIELDS: ReadonlySet<Field> = new Set();

const paint = (colour: Colour, { colours }: Pen, text: string): string =>
  ({ orange: colours.redBright, yellow: colours.yellow, purple: colours.magenta })[colour](text);

/** The head, the three rows with their points at the right, and below them the points of the columns. */
function drawSheet(view: QwintoView, seat: Seat, open: ReadonlySet<Field>, pen: Pen): string[] {
  const sheet = view.sheets[seat];
  if (sheet === undefined) return [];
  const rows = wideRows(sheet, open, pen);
  const head = flow(headOf(view, sheet, seat, pen), pen.width, '  ', '  ');
  return [...head, ...(isAsWideAs(rows, pen.width) ? rows : narrowRows(sheet, open, pen))];
}

function headOf(view: QwintoView, sheet: SheetView, seat: Seat, pen: Pen): string[] {
  const { words, colours } = pen;
  const crosses = '✗'.repeat(sheet.misthrows) + '·'.repeat(MISTHROWS - sheet.misthrows);
  return [
    `${view.active === seat ? '▸' : ' '} ${pen.player(seat)}`,
    colours.bold(say(words, 'count.points', { n: sheet.score.total })),
    `${crosses} ${say(words, 'number', { n: sheet.score.misthrows })}`,
  ];
}

function wideRows(sheet: SheetView, open: ReadonlySet<Field>, pen: Pen): string[] {
  const { colours } = pen;
  const rows = COLOURS.map(colour => {
    const cells = COLUMNS.map(column => drawCell(sheet, colour, column, open, pen)).join(' ');
    const points = String(sheet.score.rows[colour].points).padStart(3);
    return `  ${paint(colour, pen, colour.charAt(0))} ${cells} ${colours.dim(points)}`;
  });
  const bonuses = COLUMNS.map(column => bonusOf(sheet, column).padStart(3).padEnd(4)).join(' ');
  return [...rows, colours.dim(`    ${bonuses}`.trimEnd())];
}

/** The same in 39 columns: neighbouring fields share the line between them, and the points of the rows stand below. */
function narrowRows(sheet: SheetView, open: ReadonlySet<Field>, pen: Pen): string[] {
  const { colours } = pen;
  const rows = COLOURS.map(colour => {
    const fields = COLUMNS.map(column => fieldAt(colour, column));
    const cells = COLUMNS.map((column, i) => {
      const field = fields[i];
      const content = GAPS[colour] === column ? paint(colour, pen, '──') : contentOf(sheet, field, open, pen);
      return paint(colour, pen, lineBetween(colour, i, fields)) + content;
    });
    return `${paint(colour, pen, colour.charAt(0))} ${cells.join('')}${paint(colour, pen, lineBetween(colour, cells.length, fields))}`;
  });
  const bonuses = COLUMNS.map(column => bonusOf(sheet, column).padStart(3)).join('');
  const points = COLOURS.map(colour => `${colour.charAt(0)} ${sheet.score.rows[colour].points}`);
  return [
    ...rows.map(row => row.trimEnd()),
    colours.dim(`  ${bonuses}`.trimEnd()),
    colours.dim(`  ${points.join('  ')}`),
  ];
}

/** What stands before the column with this index: < and > around a pentagon, nothing where there is no field. */
function lineBetween(colour: Colour, index: number, fields: readonly (Field | undefined)[]): string {
  const [before, after] = [fields[index - 1], fields[index]];
  const isGap = [COLUMNS[index - 1], COLUMNS[index]].includes(GAPS[colour]);
  if (before !== undefined && isPentagon(before)) return '>';
  if (after !== undefined && isPentagon(after)) return '<';
  return isGap || before !== undefined || after !== undefined ? '|' : ' ';
}

const fieldAt = (colour: Colour, column: Column): Field | undefined =>
  ROWS[colour].find(other => COLUMN_OF[other] === column);

/** ( 5), and <10> for a pentagon. A field that the number fits shows how to write there, a dead one a cross. */
function drawCell(sheet: SheetView, colour: Colour, column: Column, open: ReadonlySet<Field>, pen: Pen): string {
  if (GAPS[colour] === column) return paint(colour, pen, ' ── ');
  const field = fieldAt(colour, column);
  if (field === undefined) return '    ';
  const [left, right] = isPentagon(field) ? ['<', '>'] : ['(', ')'];
  return paint(colour, pen, left) + contentOf(sheet, field, open, pen) + paint(colour, pen, right);
}

/** Two columns: the number, how to write there, a cross, or nothing. */
function contentOf(
  sheet: SheetView,
  field: Field | undefined,
  open: ReadonlySet<Field>,
  { colours }: Pick<Pen, 'colours'>,
): string {
  if (field === undefined) return '  ';
  const number = sheet.numbers[field];
  if (number !== EMPTY) return colours.bold(String(number).padStart(2));
  if (open.has(field)) return colours.inverse(printField(field));
  return sheet.dead.includes(field) ? colours.dim(' ×') : '  ';
}

/** The points of a full column, below it; a column that may still bring some is marked. */
function bonusOf({ score: { columns } }: SheetView, column: Column): string {
  const bonus = BONUS_COLUMNS.find(known => known === column);
  if (bonus === undefined) return '';
  return columns[bonus].points === 0 ? '·' : String(columns[bonus].points);
}

/** The dice on the table, each in its colour and with its letter, and their sum. */
function rolled({ roll }: QwintoView, pen: Pen): string[] {
  if (roll === null) return [];
  const dice = roll.dice.map((colour, i) => paint(colour, pen, `${colour.charAt(0)}[${roll.faces[i] ?? 0}]`));
  return [say(pen.words, 'draw.rolled', { dice: `${dice.join(' ')} = ${pen.colours.bold(String(roll.number))}` })];
}
