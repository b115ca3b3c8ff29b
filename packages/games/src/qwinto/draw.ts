import {
  COLUMNS,
  COLUMN_OF,
  GAPS,
  ROWS,
  byColour,
  isPentagon,
  type ByColour,
  type Colour,
  type Column,
} from './layout.ts';
import { EMPTY, type Sheet } from './sheet.ts';

/**
 * The rows of a sheet as lines of text, offset as printed; all have the same width.
 *
 *             (  ) < 5> (  )  --  (  ) <10> (13) (  ) (17) (  )
 */
export const drawSheet = (sheet: Sheet): ByColour<string> =>
  byColour(colour => COLUMNS.map(column => drawCell(sheet, colour, column)).join(' '));

function drawCell({ numbers }: Sheet, colour: Colour, column: Column): string {
  if (GAPS[colour] === column) return ' -- ';
  const field = ROWS[colour].find(other => COLUMN_OF[other] === column);
  if (field === undefined) return '    ';
  const number = (numbers[field] === EMPTY ? '' : String(numbers[field])).padStart(2);
  return isPentagon(field) ? `<${number}>` : `(${number})`;
}
