import type { Size } from './fit.ts';

/** All that is on the screen. */
export interface Frame {
  /** From the top; what is not named is empty. */
  readonly lines: readonly string[];
  /** Where the next letter would be typed, counted from 0; `null`: nowhere. */
  readonly caret: { readonly row: number; readonly column: number } | null;
}

export const EMPTY_FRAME: Frame = { lines: [], caret: null };

const ESC = '\u001B[';
/** Lines and columns are counted from 1 there. */
const moveTo = (row: number, column = 0): string => `${ESC}${row + 1};${column + 1}H`;
const CLEAR_LINE = `${ESC}0m${ESC}2K`;
const HIDE_CARET = `${ESC}?25l`;
const SHOW_CARET = `${ESC}?25h`;

/** What to write so that the screen shows `next` where it shows `before`; nothing where they are the same. */
export function changes(before: Frame, next: Frame, { rows }: Pick<Size, 'rows'>): string {
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    const [was, is] = [before.lines[row] ?? '', next.lines[row] ?? ''];
    if (was !== is) lines.push(`${moveTo(row)}${CLEAR_LINE}${is}`);
  }
  const isSameCaret = before.caret?.row === next.caret?.row && before.caret?.column === next.caret?.column;
  if (lines.length === 0 && isSameCaret) return '';
  const caret = next.caret === null ? '' : moveTo(next.caret.row, next.caret.column) + SHOW_CARET;
  return HIDE_CARET + lines.join('') + caret;
}
