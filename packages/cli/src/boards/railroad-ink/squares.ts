import type { SeatView } from '@zaria/games/railroad-ink';
import type { Colours } from '../../text/pen.ts';
import { ACROSS, DOWN, marksOf, paintCentre, paintMark, type Mark } from './marks.ts';

/* A board of 7 × 7 squares, each five columns by three lines, so that routes meet from square to square. */

export const SIZE = 7;
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** The exits at the 2nd, 4th and 6th square of a side: at the top and the bottom H R H, at the left and the right R H R. */
const EXIT_LINES = [1, 3, 5] as const;
export const exitMark = (line: number, isTopOrBottom: boolean): string =>
  (EXIT_LINES as readonly number[]).includes(line) ? ((line === 3) === isTopOrBottom ? 'R' : 'H') : '.';

/** One square as three lines of five columns. */
function drawSquare(seat: SeatView, square: number, colours: Colours): readonly [string, string, string] {
  const tile = seat.tiles[square] ?? '....';
  const round = seat.rounds[square] ?? 0;
  if (tile === '....') {
    const isCentre = [square % SIZE, Math.floor(square / SIZE)].every(line => line >= 2 && line <= 4);
    return ['     ', `  ${colours.dim(isCentre ? '+' : '·')}  `, '     '];
  }
  const loose = new Set(seat.score.errors.ends.filter(end => end.square === square).map(({ side }) => side));
  const [north, east, south, west] = marksOf(tile);
  /** An open end shows its kind as the game writes it. */
  const end = (side: 0 | 1 | 2 | 3, mark: Mark, length: 1 | 2): string => {
    const sign = (side % 2 === 0 ? DOWN : ACROSS)[mark] ?? ' ';
    if (!loose.has(side)) return paintMark(mark, sign.repeat(length), colours);
    const [stub, open] = [paintMark(mark, sign.repeat(length - 1), colours), colours.red(mark)];
    return side === 3 ? open + stub : stub + open;
  };
  return [
    `${colours.dim(String(round))} ${end(0, north, 1)}  `,
    `${end(3, west, 2)}${paintCentre(tile, colours)}${end(1, east, 2)}`,
    `  ${end(2, south, 1)}  `,
  ];
}

/** The whole board with its exits, letters above and numbers beside. */
export function drawSquares(seat: SeatView, colours: Colours): string[] {
  const edge = LETTERS.map((_, column) => `  ${DOWN[exitMark(column, true)] ?? ' '}  `).join('');
  const lines = Array.from({ length: SIZE }, (_, row) => row).flatMap(row => {
    const squares = LETTERS.map((_, column) => drawSquare(seat, row * SIZE + column, colours));
    const exit = (ACROSS[exitMark(row, false)] ?? ' ').repeat(2);
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
