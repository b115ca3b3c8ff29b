import { byColour, type ByColour } from '@zaria/games/qwinto';

/*
 * The colours of the paper. On the table the page's theme sets the properties; a sheet by itself, kept as a picture or
 * printed, has none of them and shows what is written here.
 */
export const PAPER = 'var(--q-paper, #fffdf8)';
export const FIELD = 'var(--q-field, #fffefb)';
export const PRINT = 'var(--q-print, #5a5448)';
export const RULE = 'var(--q-rule, #cfc5b2)';
export const PEN = 'var(--q-pen, #1d3c8c)';
export const PENCIL = 'var(--q-pencil, #4d5356)';
export const STRIKE = 'var(--q-strike, #6b6354)';
export const OPEN = 'var(--q-open, #17614e)';
export const CLOSING = 'var(--q-closing, #a3261d)';
export const LIT = 'var(--q-lit, #c8870a)';

export interface RowPaint {
  readonly band: string;
  readonly edge: string;
  readonly on: string;
}

const PAINTS: ByColour<readonly [band: string, edge: string, on: string]> = {
  orange: ['#e9832b', '#8a3d05', '#2b1400'],
  yellow: ['#f4c63a', '#765900', '#2a2000'],
  purple: ['#9459b0', '#4b1d63', '#ffffff'],
};

export const ROW_PAINT: ByColour<RowPaint> = byColour(colour => {
  const [band, edge, on] = PAINTS[colour];
  return {
    band: `var(--q-${colour}, ${band})`,
    edge: `var(--q-${colour}-edge, ${edge})`,
    on: `var(--q-${colour}-on, ${on})`,
  };
});
