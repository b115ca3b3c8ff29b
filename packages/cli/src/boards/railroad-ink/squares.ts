import type { SeatView } from '@zaria/games/railroad-ink';
import type { Colours } from '../../text/pen.ts';

/* A board of 7 × 7 squares, each five columns by three lines, so that routes meet from square to square. */

const SIZE = 7;
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** The exits at the 2nd, 4th and 6th square of a side: at the top and the bottom H R H, at the left and the right R H R. */
const EXIT_LINES = [1, 3, 5] as const;
const exitMark = (line: number, isTopOrBottom: boolean): string =>
  (EXIT_LINES as readonly number[]).includes(line) ? ((line === 3) === isTopOrBottom ? 'R' : 'H') : '.';

type Mark = string;

/** How each mark runs across and down a square. */
const ACROSS: Readonly<Record<Mark, string>> = { H: '══', R: '╍╍', V: '~~', L: '≈≈', '.': '  ' };
const DOWN: Readonly<Record<Mark, string>> = { H: '║', R: '╏', V: '≀', L: '≈', '.': ' ' };

export const SIGNS = { highway: '═', railway: '╍', station: '■', loose: '×', river: '~', lake: '≈' } as const;

/** Double lines for highways, heavy ones for railways, by the sides N E S W that are joined (bits 1 2 4 8). */
const DOUBLE = ' ║═╚║║╔╠═╝═╩╗╣╦╬';
const HEAVY = ' ┃━┗┃┃┏┣━┛━┻┓┫┳╋';

const BITS = [1, 2, 4, 8] as const;

/** What stands in the middle of a tile, where its lines meet. */
export function centreOf(tile: string): string {
  const marks = tile.slice(0, 4).split('');
  const used = new Set(marks.filter(mark => mark !== '.'));
  const sides = marks.reduce((bits, mark, side) => (mark === '.' ? bits : bits | (BITS[side] ?? 0)), 0);
  if (tile.endsWith('x')) return crossing(marks);
  if (used.has('L')) return used.size > 1 ? '■' : '≈';
  if (used.has('V')) return '~';
  if (used.size > 1) return '■';
  return (used.has('H') ? DOUBLE : HEAVY)[sides] ?? ' ';
}

/** An overpass, or a bridge over a river: the two lines do not join. */
function crossing([north = '', east = '']: readonly string[]): string {
  if (north === 'H' && east === 'H') return '╬';
  if (north === 'V') return (ACROSS[east] ?? ' ').charAt(0);
  if (east === 'V') return DOWN[north] ?? ' ';
  return north === 'H' ? '╫' : '╪';
}

/** One square as three lines of five columns. */
function drawSquare(seat: SeatView, square: number, colours: Colours): readonly [string, string, string] {
  const tile = seat.tiles[square] ?? '....';
  const round = seat.rounds[square] ?? 0;
  if (tile === '....') {
    const isCentre = [square % SIZE, Math.floor(square / SIZE)].every(line => line >= 2 && line <= 4);
    return ['     ', `  ${colours.dim(isCentre ? '+' : '·')}  `, '     '];
  }
  const loose = new Set(seat.score.errors.ends.filter(end => end.square === square).map(({ side }) => side));
  const [north = '.', east = '.', south = '.', west = '.'] = tile;
  const paint = (mark: Mark, text: string): string =>
    mark === 'H' ? colours.yellow(text) : mark === 'R' ? colours.cyan(text) : mark === '.' ? text : colours.blue(text);
  const end = (side: 0 | 1 | 2 | 3, mark: Mark, text: string): string =>
    !loose.has(side)
      ? paint(mark, text)
      : text.length === 1
        ? colours.red('×')
        : side === 1
          ? paint(mark, text.charAt(0)) + colours.red('×')
          : colours.red('×') + paint(mark, text.charAt(1));
  const centre = centreOf(tile);
  const middle =
    centre === '■' ? colours.bold(centre) : paint(north === '.' ? (east === '.' ? south : east) : north, centre);
  return [
    `${colours.dim(String(round))} ${end(0, north, DOWN[north] ?? ' ')}  `,
    `${end(3, west, ACROSS[west] ?? '  ')}${middle}${end(1, east, ACROSS[east] ?? '  ')}`,
    `  ${end(2, south, DOWN[south] ?? ' ')}  `,
  ];
}

/** The whole board with its exits, letters above and numbers beside. */
export function drawSquares(seat: SeatView, colours: Colours): string[] {
  const edge = LETTERS.map((_, column) => `  ${DOWN[exitMark(column, true)] ?? ' '}  `).join('');
  const lines = Array.from({ length: SIZE }, (_, row) => row).flatMap(row => {
    const squares = LETTERS.map((_, column) => drawSquare(seat, row * SIZE + column, colours));
    const exit = ACROSS[exitMark(row, false)] ?? '  ';
    return [0, 1, 2].map(line => {
      const content = squares.map(square => square[line as 0 | 1 | 2]).join('');
      const outside = line === 1 ? exit : '  ';
      const left = line === 1 ? String(row + 1) : ' ';
      return `${left} ${outside}│${content}│${outside}`.trimEnd();
    });
  });
  const rule = '─'.repeat(5 * SIZE);
  return [
    `     ${LETTERS.map(letter => `  ${letter}  `).join('')}`.trimEnd(),
    `     ${edge}`.trimEnd(),
    `    ┌${rule}┐`,
    ...lines,
    `    └${rule}┘`,
    `     ${edge}`.trimEnd(),
  ];
}
