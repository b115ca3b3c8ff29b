import {
  BONUS_COLUMNS,
  COLOURS,
  FIELDS_OF,
  PENTAGONS,
  RIGHTMOST,
  ROWS,
  byBonusColumn,
  byColour,
  type BonusColumn,
  type ByBonusColumn,
  type ByColour,
  type Colour,
  type Field,
} from './layout.ts';
import { EMPTY, isFull, type Sheet } from './sheet.ts';

const MISTHROW_POINTS = -5;

/** Points, and the fields whose numbers make them. */
export interface Scored {
  readonly points: number;
  readonly fields: readonly Field[];
}

export interface RowScored extends Scored {
  readonly full: boolean;
}

/** The lines of the score sheet. */
export type ScoreLine = Colour | `column-${BonusColumn}` | 'misthrows';

export interface Score {
  readonly rows: ByColour<RowScored>;
  readonly columns: ByBonusColumn<Scored>;
  /** Points, never above 0. */
  readonly misthrows: number;
  readonly total: number;
}

/** The score of a finished sheet, and of a running one the score so far: the rules are the same. */
export function score(sheet: Sheet): Score {
  const rows = byColour(colour => scoreRow(sheet, colour));
  const columns = byBonusColumn(column => scoreColumn(sheet, column));
  const misthrows = scoreMisthrows(sheet);
  const parts = [...COLOURS.map(colour => rows[colour]), ...BONUS_COLUMNS.map(column => columns[column])];
  return { rows, columns, misthrows, total: parts.reduce((sum, part) => sum + part.points, misthrows) };
}

/** A full row scores its rightmost number, any other one point per number. */
function scoreRow(sheet: Sheet, colour: Colour): RowScored {
  if (isFull(sheet, colour)) {
    const last = RIGHTMOST[colour];
    return { points: sheet.numbers[last], fields: [last], full: true };
  }
  const fields = ROWS[colour].filter(field => sheet.numbers[field] !== EMPTY);
  return { points: fields.length, fields, full: false };
}

/** A full three-field column scores the number in its pentagon, any other nothing. */
function scoreColumn({ numbers }: Sheet, column: BonusColumn): Scored {
  if (FIELDS_OF[column]?.some(field => numbers[field] === EMPTY)) return { points: 0, fields: [] };
  const pentagon = PENTAGONS[column];
  return { points: numbers[pentagon], fields: [pentagon] };
}

// `|| 0`: no misthrow is 0 points, not −0.
const scoreMisthrows = ({ misthrows }: Sheet): number => MISTHROW_POINTS * misthrows || 0;
