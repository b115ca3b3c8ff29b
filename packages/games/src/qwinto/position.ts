import { fail, ok, type Result } from '@zaria/kit';
import { flawOf, type Flaw } from './lawful.ts';
import { COLOURS, PLACES, byBonusColumn, byColour, colourOf, placeOf } from './layout.ts';
import type { ByBonusColumn, ByColour, ByField, Colour } from './layout.ts';
import { score } from './score.ts';
import { EMPTY, HIGHEST, LOWEST, MISTHROWS, type Sheet } from './sheet.ts';

/** Why a position cannot be scored. */
export type PositionFault = { readonly at: string } & (
  | { readonly why: 'row-shape'; readonly fields: number }
  | { readonly why: 'number-range'; readonly lowest: number; readonly highest: number }
  | { readonly why: 'not-rising' | 'repeats-in-column'; readonly number: number; readonly other: number }
  | { readonly why: 'misthrows-range'; readonly most: number }
  | { readonly why: 'three-full-rows' }
);

/** Points by part. A type rather than an interface: it is printed as JSON. */
export type PositionScore = {
  readonly rows: ByColour<number>;
  readonly columns: ByBonusColumn<number>;
  readonly misthrows: number;
  readonly total: number;
};

/** Scores a sheet written by hand: `{"orange":[null,5,…],"yellow":[…],"purple":[…],"misthrows":2}`. */
export function scorePosition(position: Readonly<Record<string, unknown>>): Result<PositionScore, PositionFault> {
  const sheet = readPosition(position);
  if (!sheet.ok) return sheet;
  const { rows, columns, misthrows, total } = score(sheet.value);
  return ok({
    rows: byColour(colour => rows[colour].points),
    columns: byBonusColumn(column => columns[column].points),
    misthrows,
    total,
  });
}

function readPosition(position: Readonly<Record<string, unknown>>): Result<Sheet, PositionFault> {
  const numbers: number[] = [];
  for (const colour of COLOURS) {
    const row = readRow(position[colour], colour);
    if (!row.ok) return row;
    numbers.push(...row.value);
  }
  const misthrows = position['misthrows'];
  if (typeof misthrows !== 'number') return fail({ at: 'misthrows', why: 'misthrows-range', most: MISTHROWS });
  const sheet: Sheet = { numbers: numbers as unknown as ByField<number>, misthrows };
  const flaw = flawOf(sheet);
  return flaw === null ? ok(sheet) : fail(faultOf(sheet, flaw));
}

function readRow(row: unknown, colour: Colour): Result<number[], PositionFault> {
  if (!Array.isArray(row) || row.length !== PLACES.length)
    return fail({ at: colour, why: 'row-shape', fields: PLACES.length });
  const numbers: number[] = [];
  for (const [place, cell] of (row as unknown[]).entries()) {
    if (cell !== null && !isNumber(cell))
      return fail({ at: `${colour}[${place}]`, why: 'number-range', lowest: LOWEST, highest: HIGHEST });
    numbers.push(cell ?? EMPTY);
  }
  return ok(numbers);
}

const isNumber = (cell: unknown): cell is number =>
  typeof cell === 'number' && Number.isInteger(cell) && cell >= LOWEST && cell <= HIGHEST;

function faultOf({ numbers }: Sheet, flaw: Flaw): PositionFault {
  switch (flaw.why) {
    case 'misthrows':
      return { at: 'misthrows', why: 'misthrows-range', most: MISTHROWS };
    case 'three-full-rows':
      return { at: COLOURS.join(', '), why: 'three-full-rows' };
    case 'misfit': {
      const { field, misfit } = flaw;
      if (misfit.why !== 'not-rising' && misfit.why !== 'repeats-in-column')
        throw new Error(`a number read once from a position cannot be ${misfit.why}`);
      return {
        at: `${colourOf(field)}[${placeOf(field)}]`,
        why: misfit.why,
        number: numbers[field],
        other: numbers[misfit.against],
      };
    }
  }
}
