/** The numbers from 0 up to, but not including, `N`. */
export type Below<N extends number, L extends readonly number[] = []> = L['length'] extends N
  ? L[number]
  : Below<N, [...L, L['length']]>;

/** The four sides of a square: north, east, south, west. A set of sides is a number with bit `side` for each. */
export const SIDES = [0, 1, 2, 3] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };

const SIDE_NAMES = ['N', 'E', 'S', 'W'] as const;
export type SideName = (typeof SIDE_NAMES)[number];

export const printSide = (side: Side): SideName => SIDE_NAMES[side];

/** The set of the sides for which the answer is yes. */
export const sidesThat = (is: (side: Side) => boolean): number =>
  SIDES.reduce<number>((sides, side) => (is(side) ? sides | (1 << side) : sides), 0);

const SIDES_IN = Uint8Array.from({ length: 16 }, (_, sides) => SIDES.filter(side => (sides >> side) & 1).length);

/** How many sides are in a set. */
export const countOf = (sides: number): number => SIDES_IN[sides] as number;
/** The first side of a set that is not empty. `sides & (sides - 1)` is the set without it. */
export const firstOf = (sides: number): Side => (31 - Math.clz32(sides & -sides)) as Side;

/** The side of the neighbour that lies against this side. */
export const OPPOSITE: BySide<Side> = [2, 3, 0, 1];

const SIZE = 7;

/** A square of the board, counted row by row from A1 (0) to G7 (48). */
export type Square = Below<49>;
export type BySquare<T> = T[] & { [square in Square]: T };

export const SQUARES: readonly Square[] = Array.from({ length: SIZE * SIZE }, (_, index) => index as Square);

export const bySquare = <T>(valueOf: (square: Square) => T): BySquare<T> => SQUARES.map(valueOf) as BySquare<T>;

export const columnOf = (square: Square): number => square % SIZE;
export const rowOf = (square: Square): number => Math.floor(square / SIZE);

const COLUMNS = 'ABCDEFG';

/** "A1" is the top left square, "G7" the bottom right one. */
export const printSquare = (square: Square): string => `${COLUMNS.charAt(columnOf(square))}${rowOf(square) + 1}`;

export function parseSquare(text: string): Square | null {
  const [, column = '', row = ''] = /^([A-G])([1-7])$/.exec(text) ?? [];
  return column === '' ? null : squareAt(COLUMNS.indexOf(column), Number(row) - 1);
}

const squareAt = (column: number, row: number): Square => (row * SIZE + column) as Square;

/** Beyond the board's edge. */
export const OFF_BOARD = -1;

const STEPS: BySide<readonly [columns: number, rows: number]> = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

const neighboursAt = (side: Side) =>
  bySquare((square): Square | typeof OFF_BOARD => {
    const [columns, rows] = STEPS[side];
    const column = columnOf(square) + columns;
    const row = rowOf(square) + rows;
    const isOnBoard = column >= 0 && column < SIZE && row >= 0 && row < SIZE;
    return isOnBoard ? squareAt(column, row) : OFF_BOARD;
  });

/** `NEIGHBOUR[side][square]`: the square against that side. */
export const NEIGHBOUR: BySide<BySquare<Square | typeof OFF_BOARD>> = [
  neighboursAt(0),
  neighboursAt(1),
  neighboursAt(2),
  neighboursAt(3),
];

/** The sides of each square that do not lie on the board's edge, as a set. */
export const INNER: BySquare<number> = bySquare(square => sidesThat(side => NEIGHBOUR[side][square] !== OFF_BOARD));

/** The nine squares in the middle of the board. */
export const CENTRE: readonly Square[] = SQUARES.filter(square =>
  [columnOf(square), rowOf(square)].every(line => line >= 2 && line <= 4),
);
