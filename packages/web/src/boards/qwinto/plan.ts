import {
  COLOURS,
  COLUMNS,
  COLUMN_OF,
  FIELDS,
  GAPS,
  MISTHROWS,
  ROWS,
  byBonusColumn,
  byColour,
  byField,
  colourOf,
  isPentagon,
  type ByBonusColumn,
  type ByColour,
  type ByField,
  type Colour,
  type Field,
} from '@zaria/games/qwinto';

/** How the sheet lies: rows from left to right as printed, or from top to bottom where there is little width. */
export type Posture = 'wide' | 'upright';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything is on the paper, in the paper's own units. */
export interface Plan {
  readonly posture: Posture;
  readonly width: number;
  readonly height: number;
  /** A field with the room around it: what a finger may touch. */
  readonly cells: ByField<Box>;
  /** What is drawn of a field. */
  readonly fields: ByField<Box>;
  readonly bands: ByColour<Box>;
  readonly gaps: ByColour<Box>;
  /** Beside the first field of each row. */
  readonly letters: ByColour<Box>;
  /** Beside each column of three. */
  readonly bonuses: ByBonusColumn<Box>;
  readonly misthrows: readonly Box[];
  /** Where the paper itself can be asked what it means. */
  readonly symbols: readonly { readonly symbol: Symbolic; readonly box: Box }[];
}

/** What is printed beside the fields. */
export type Symbolic = 'gap' | 'bonus' | 'misthrows';

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Measures {
  /** From one column to the next, and from one row to the next. */
  readonly along: number;
  readonly across: number;
  /** Before the first column, for a row's letter. */
  readonly head: number;
  readonly pad: number;
  /** For the bonus of a column. */
  readonly foot: number;
  readonly field: Size;
  readonly pentagon: Size;
  readonly misthrow: number;
}

/** The rows may lie closer or wider apart, and their fields grow with them, so that a sheet fills the room it has. */
const ACROSS: Readonly<Record<Posture, { readonly least: number; readonly usual: number; readonly most: number }>> = {
  wide: { least: 54, usual: 60, most: 74 },
  upright: { least: 52, usual: 59, most: 88 },
};

/** Between two fields, as printed; a small sheet leaves more of its units, so that fingers find as many pixels there. */
const USUAL_GAP = 8;
/** Pixels. */
const LEAST_GAP = 8;
const MOST_GAP = 12;

function measuresOf(posture: Posture, across: number, gap: number): Measures {
  if (posture === 'wide') {
    const [width, height] = [56 - Math.max(10, gap), across - 14];
    return {
      along: 56,
      across,
      head: 46,
      pad: 8,
      foot: 36,
      field: { width, height },
      pentagon: { width, height: Math.min(height, 50) },
      misthrow: 22,
    };
  }
  const field = { width: across - gap, height: 31 - gap };
  return { along: 31, across, head: 22, pad: 3, foot: 27, field, pentagon: field, misthrow: 22 };
}

export const PLANS: Readonly<Record<Posture, Plan>> = {
  wide: planOf('wide', ACROSS.wide.usual, USUAL_GAP),
  upright: planOf('upright', ACROSS.upright.usual, USUAL_GAP),
};

const made = new Map<string, Plan>();

/** The sheet for a place of that shape: its rows as far apart as fills it, within reason. */
export function planFor(posture: Posture, { width, height }: Size): Plan {
  const { pad, foot } = measuresOf(posture, 0, USUAL_GAP);
  const { least, most } = ACROSS[posture];
  const { width: long, height: tall } = PLANS[posture];
  const ends = posture === 'wide' ? (height / width) * long : (width / height) * tall;
  const wanted = Math.round((ends - pad * 2 - foot) / COLOURS.length);
  const across = Math.max(least, Math.min(most, Number.isFinite(wanted) ? wanted : ACROSS[posture].usual));
  const unit = posture === 'wide' ? width / long : height / tall;
  const gap = Math.max(USUAL_GAP, Math.min(MOST_GAP, Math.ceil((LEAST_GAP / unit) * 4) / 4));
  const key = `${posture} ${across} ${gap}`;
  const plan = made.get(key) ?? planOf(posture, across, gap);
  made.set(key, plan);
  return plan;
}

/** The flattest and the highest sheet of a posture: how much height a width of 1 needs. */
export const slopes = (posture: Posture): { readonly least: number; readonly usual: number; readonly most: number } => {
  const slope = (across: number): number => {
    const { width, height } = planOf(posture, across, USUAL_GAP);
    return height / width;
  };
  const { least, usual, most } = ACROSS[posture];
  return posture === 'wide'
    ? { least: slope(least), usual: slope(usual), most: slope(most) }
    : { least: slope(most), usual: slope(usual), most: slope(least) };
};

function planOf(posture: Posture, across: number, between: number): Plan {
  const { along, head, pad, foot, field, pentagon, misthrow } = measuresOf(posture, across, between);
  const laid = (from: number, to: number, top: number, bottom: number): Box =>
    posture === 'wide'
      ? { x: from, y: top, width: to - from, height: bottom - top }
      : { x: top, y: from, width: bottom - top, height: to - from };
  const startOf = (column: number): number => pad + head + column * along;
  const inRow = (row: number, from: number, to: number): Box =>
    laid(from, to, pad + row * across, pad + (row + 1) * across);
  const at = (row: number, column: number): Box => inRow(row, startOf(column), startOf(column + 1));
  const rowOf = (colour: Colour): number => COLOURS.indexOf(colour);
  const columnOf = (colour: Colour, place: 'first' | 'last'): number =>
    COLUMN_OF[ROWS[colour].at(place === 'first' ? 0 : -1) ?? 0];

  const cells = byField(one => at(rowOf(colourOf(one)), COLUMN_OF[one]));
  const ends = { along: pad * 2 + head + COLUMNS.length * along, across: pad * 2 + COLOURS.length * across + foot };
  const beside = pad + COLOURS.length * across;
  // Purple ends first: the room behind it is for misthrows.
  const gaps = byColour(colour => at(rowOf(colour), GAPS[colour]));
  const bonuses = byBonusColumn(column => laid(startOf(column), startOf(column + 1), beside, beside + foot));
  const free = inRow(rowOf('purple'), startOf(columnOf('purple', 'last') + 1), startOf(COLUMNS.length));
  return {
    posture,
    width: posture === 'wide' ? ends.along : ends.across,
    height: posture === 'wide' ? ends.across : ends.along,
    cells,
    fields: byField(one => middleOf(cells[one], isPentagon(one) ? pentagon : field)),
    bands: byColour(colour =>
      inRow(rowOf(colour), startOf(columnOf(colour, 'first')) - head, startOf(columnOf(colour, 'last') + 1)),
    ),
    gaps,
    letters: byColour(colour => {
      const start = startOf(columnOf(colour, 'first'));
      return inRow(rowOf(colour), start - head, start);
    }),
    bonuses,
    misthrows: tiles(free, misthrow, posture === 'wide' ? MISTHROWS : 2),
    symbols: [
      ...COLOURS.map(colour => ({ symbol: 'gap' as const, box: gaps[colour] })),
      // Columns beside each other are one thing to touch.
      { symbol: 'bonus', box: around(bonuses[2], bonuses[3]) },
      { symbol: 'bonus', box: around(bonuses[7], bonuses[9]) },
      { symbol: 'misthrows', box: free },
    ],
  };
}

function around(first: Box, last: Box): Box {
  return { ...first, width: last.x + last.width - first.x, height: last.y + last.height - first.y };
}

/** The field whose room a point is in, as far as it is in any. */
export const fieldUnder = ({ cells }: Plan, x: number, y: number): Field | null =>
  FIELDS.find(field => {
    const cell = cells[field];
    return x >= cell.x && x < cell.x + cell.width && y >= cell.y && y < cell.y + cell.height;
  }) ?? null;

/** Where a box lies on the paper, as a style. */
export function styleOf({ width: whole, height: high }: Plan, { x, y, width, height }: Box): string {
  const percent = (part: number, of: number): string => `${(part / of) * 100}%`;
  return (
    `left:${percent(x, whole)};top:${percent(y, high)};` +
    `width:${percent(width, whole)};height:${percent(height, high)}`
  );
}

function middleOf(box: Box, { width, height }: Size): Box {
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** The boxes for misthrows, in the middle of the room there is. */
function tiles(room: Box, size: number, aLine: number): Box[] {
  const pitch = size + 4;
  const lines = MISTHROWS / aLine;
  const all = middleOf(room, { width: aLine * pitch - 4, height: lines * pitch - 4 });
  return Array.from({ length: MISTHROWS }, (_, i) => ({
    x: all.x + (i % aLine) * pitch,
    y: all.y + Math.floor(i / aLine) * pitch,
    width: size,
    height: size,
  }));
}

/** A pentagon that fills the box, its tip upwards. */
export const pentagonIn = ({ x, y, width, height }: Box): string =>
  [
    [0.5, -0.06],
    [1.04, 0.38],
    [0.86, 1.02],
    [0.14, 1.02],
    [-0.04, 0.38],
  ]
    .map(([across = 0, down = 0]) => `${round(x + across * width)},${round(y + down * height)}`)
    .join(' ');

const round = (value: number): number => Math.round(value * 10) / 10;
