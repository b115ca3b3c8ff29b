import {
  COLOURS,
  COLUMNS,
  COLUMN_OF,
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
}

interface Size {
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

const MEASURES: Readonly<Record<Posture, Measures>> = {
  wide: {
    along: 56,
    across: 60,
    head: 46,
    pad: 8,
    foot: 36,
    field: { width: 46, height: 46 },
    pentagon: { width: 46, height: 46 },
    misthrow: 24,
  },
  upright: {
    along: 31,
    across: 59,
    head: 24,
    pad: 6,
    foot: 30,
    field: { width: 50, height: 25 },
    pentagon: { width: 41, height: 26 },
    misthrow: 22,
  },
};

export const PLANS: Readonly<Record<Posture, Plan>> = { wide: planOf('wide'), upright: planOf('upright') };

function planOf(posture: Posture): Plan {
  const { along, across, head, pad, foot, field, pentagon, misthrow } = MEASURES[posture];
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
    gaps: byColour(colour => at(rowOf(colour), GAPS[colour])),
    letters: byColour(colour => {
      const start = startOf(columnOf(colour, 'first'));
      return inRow(rowOf(colour), start - head, start);
    }),
    bonuses: byBonusColumn(column => laid(startOf(column), startOf(column + 1), beside, beside + foot)),
    misthrows: tiles(free, misthrow, posture === 'wide' ? MISTHROWS : 2),
  };
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
