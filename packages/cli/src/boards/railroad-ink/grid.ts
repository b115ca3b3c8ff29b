import type { LooseEnd } from '@zaria/games/railroad-ink';
import type { Colours } from '../../text/pen.ts';
import { ACROSS, BLANK, DOWN, UNDRAWN, marksOf, paintCentre, paintMark, type Mark } from './marks.ts';
import { LETTERS, SIZE, exitMark } from './squares.ts';

/*
 * A board in as little room as shows everything: neighbouring squares share the edge between them. Two lines and four
 * columns a square, 16 lines and 34 columns in all.
 */

/** A board to be drawn. */
export interface Drawable {
  /** Square by square from A1 to G7; "...." where nothing is drawn. */
  readonly tiles: readonly string[];
  /** The ends that lead nowhere. */
  readonly ends: readonly LooseEnd[];
  /** The squares that were drawn in this round. */
  readonly fresh: ReadonlySet<number>;
  /** The square that the pointer is on; whether what it holds fits there. */
  readonly pointer: { readonly square: number; readonly fits: boolean } | null;
}

type Side = LooseEnd['side'];
const OPPOSITE = [2, 3, 0, 1] as const;
const LINES = Array.from({ length: SIZE }, (_, line) => line);

export function drawGrid(board: Drawable, colours: Colours): string[] {
  const loose = new Set(board.ends.map(({ square, side }) => `${square} ${side}`));
  const tileAt = (column: number, row: number): string =>
    column < 0 || row < 0 || column >= SIZE || row >= SIZE ? UNDRAWN : (board.tiles[row * SIZE + column] ?? UNDRAWN);
  const isOpen = (column: number, row: number, side: Side): boolean => loose.has(`${row * SIZE + column} ${side}`);

  /** The edge between two squares: what runs through it, or the end that leads nowhere. */
  function edge(before: readonly [number, number], after: readonly [number, number], side: Side): Edge {
    const back = OPPOSITE[side];
    const [one, other] = [tileAt(...before), tileAt(...after)];
    const isLost = one !== UNDRAWN && other !== UNDRAWN;
    if (isOpen(...before, side)) return { mark: marksOf(one)[side], open: 'before', isLost };
    if (isOpen(...after, back)) return { mark: marksOf(other)[back], open: 'after', isLost };
    const [mark, facing] = [marksOf(one)[side], marksOf(other)[back]];
    return { mark: mark === BLANK ? facing : mark, open: null, isLost };
  }

  const isPointed = (column: number, row: number): boolean =>
    column >= 0 && column < SIZE && board.pointer?.square === row * SIZE + column;
  const bracket = (sign: string): string =>
    board.pointer?.fits === true ? colours.bold(colours.green(sign)) : colours.bold(colours.red(sign));

  /** Three columns between the middles of two squares in a row. */
  function across(column: number, row: number): string {
    const signs = acrossSigns(edgeAcross(column, row), colours);
    if (isPointed(column - 1, row)) signs[0] = bracket(']');
    if (isPointed(column, row)) signs[2] = bracket('[');
    return signs.join('');
  }
  function edgeAcross(column: number, row: number): Edge | string {
    if (column > 0 && column < SIZE) return edge([column - 1, row], [column, row], 1);
    const exit = exitMark(row, false);
    if (exit !== BLANK) return { mark: exit, open: null, isLost: false };
    return column === 0 ? '  │' : '│  ';
  }

  function middle(column: number, row: number): string {
    const tile = tileAt(column, row);
    if (tile === UNDRAWN) return colours.dim([column, row].every(line => line >= 2 && line <= 4) ? '+' : '·');
    const painted = paintCentre(tile, colours);
    return board.fresh.has(row * SIZE + column) ? colours.bold(painted) : painted;
  }

  /** The line between two rows, or at the edge of the board. */
  function between(row: number): string {
    const cells = LINES.map(column => {
      if (row === 0 || row === SIZE) {
        const exit = exitMark(column, true);
        return `${column === 0 ? '  ' + corner(row, 'left') : '───'}${exit === BLANK ? '─' : paintMark(exit, DOWN[exit] ?? ' ', colours)}`;
      }
      const { mark, open, isLost } = edge([column, row - 1], [column, row], 2);
      const sign = open === null ? paintMark(mark, DOWN[mark] ?? ' ', colours) : openSign(mark, isLost, colours);
      return `${column === 0 ? '  │' : '   '}${sign}`;
    });
    return cells.join('') + (row === 0 || row === SIZE ? corner(row, 'right') : '│');
  }

  return [
    `  ${LETTERS.map(letter => `   ${letter}`).join('')}`,
    ...LINES.flatMap(row => [
      `  ${between(row)}`,
      `${row + 1} ${LINES.map(column => across(column, row) + middle(column, row)).join('')}${across(SIZE, row)}`.trimEnd(),
    ]),
    `  ${between(SIZE)}`,
  ];
}

const corner = (row: number, side: 'left' | 'right'): string =>
  row === 0 ? (side === 'left' ? '┌' : '┐') : side === 'left' ? '└' : '┘';

interface Edge {
  readonly mark: Mark;
  /** The square whose end leads nowhere: the one before or the one after; `null`: neither. */
  readonly open: 'before' | 'after' | null;
  /** Both squares are drawn: the end stays one. */
  readonly isLost: boolean;
}

/** The kind of the end as the game writes it; small where nothing can be joined to it any more. */
const openSign = (mark: Mark, isLost: boolean, colours: Colours): string =>
  colours.red(isLost ? mark.toLowerCase() : mark);

function acrossSigns(edge: Edge | string, colours: Colours): [string, string, string] {
  if (typeof edge === 'string') return [edge.charAt(0), edge.charAt(1), edge.charAt(2)];
  const { mark, open, isLost } = edge;
  const line = paintMark(mark, ACROSS[mark] ?? ' ', colours);
  if (open === null) return [line, line, line];
  const end = openSign(mark, isLost, colours);
  return open === 'before' ? [line, end, ' '] : [' ', end, line];
}
