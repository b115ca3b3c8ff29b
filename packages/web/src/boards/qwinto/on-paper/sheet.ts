import {
  EMPTY,
  FIELDS,
  HIGHEST,
  LOWEST,
  MISTHROWS,
  byField,
  score,
  type Field,
  type SheetView,
} from '@zaria/games/qwinto';
import { isObject } from '@zaria/kit';

/** A sheet that was written elsewhere, as it is tapped in. */
export interface Written {
  readonly name: string;
  readonly numbers: SheetView['numbers'];
  readonly misthrows: number;
}

export const BLANK: Written = { name: '', numbers: byField(() => EMPTY), misthrows: 0 };

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value === EMPTY || (Number(value) >= LOWEST && Number(value) <= HIGHEST));

/** What was kept; `null` for anything else. */
export function readWritten(kept: unknown): Written | null {
  if (!isObject(kept)) return null;
  const { name, numbers, misthrows } = kept;
  if (typeof name !== 'string' || !Array.isArray(numbers) || numbers.length !== FIELDS.length) return null;
  if (!numbers.every(isNumber) || !Number.isInteger(misthrows)) return null;
  const all: readonly number[] = numbers;
  return {
    name,
    numbers: byField(field => all[field] ?? EMPTY),
    misthrows: Math.min(MISTHROWS, Math.max(0, Number(misthrows))),
  };
}

export const withNumber = (written: Written, field: Field, number: number): Written => ({
  ...written,
  numbers: byField(other => (other === field ? number : written.numbers[other])),
});

/** As a table shows it. Nothing more will be written: no field is closed. */
export const seen = ({ numbers, misthrows }: Written): SheetView => ({
  numbers,
  misthrows,
  score: score({ numbers, misthrows }),
  dead: [],
});

/** The number that a figure makes of what was typed before it: 1 and 2 are 12; `null` where it is none. */
export function typed(before: number, figure: string): number | null {
  const joined = Number(`${before === EMPTY ? '' : before}${figure}`);
  if (joined >= LOWEST && joined <= HIGHEST) return joined;
  const alone = Number(figure);
  return alone >= LOWEST && alone <= HIGHEST ? alone : null;
}

/** Where one writes on after a field: along the row, then the next one. */
export const after = (field: Field): Field => FIELDS[field + 1] ?? field;
