import type { Colours } from '../../text/pen.ts';

/** What is at a side of a tile, as the game writes it: H, R, V, L, or a dot for nothing. */
export type Mark = string;

/** How each mark runs across and down. */
export const ACROSS: Readonly<Record<Mark, string>> = { H: '═', R: '╍', V: '~', L: '≈', '.': ' ' };
export const DOWN: Readonly<Record<Mark, string>> = { H: '║', R: '╏', V: '≀', L: '≈', '.': ' ' };

export const SIGNS = { highway: '═', railway: '╍', station: '■', river: '~', lake: '≈' } as const;

export const BLANK = '.';
export const UNDRAWN = '....';

/** Double lines for highways, heavy ones for railways, by the sides N E S W that are joined (bits 1 2 4 8). */
const DOUBLE = ' ║═╚║║╔╠═╝═╩╗╣╦╬';
const HEAVY = ' ┃━┗┃┃┏┣━┛━┻┓┫┳╋';

const BITS = [1, 2, 4, 8] as const;

/** What stands in the middle of a tile, where its lines meet. */
export function centreOf(tile: string): string {
  const marks = tile.slice(0, 4).split('');
  const used = new Set(marks.filter(mark => mark !== BLANK));
  const sides = marks.reduce((bits, mark, side) => (mark === BLANK ? bits : bits | (BITS[side] ?? 0)), 0);
  if (tile.endsWith('x')) return crossing(marks);
  if (used.has('L')) return used.size > 1 ? '■' : '≈';
  if (used.has('V')) return '~';
  if (used.size > 1) return '■';
  return (used.has('H') ? DOUBLE : HEAVY)[sides] ?? ' ';
}

/** An overpass, or a bridge over a river: the two lines do not join. */
function crossing([north = '', east = '']: readonly string[]): string {
  if (north === 'H' && east === 'H') return '╬';
  if (north === 'V') return ACROSS[east] ?? ' ';
  if (east === 'V') return DOWN[north] ?? ' ';
  return north === 'H' ? '╫' : '╪';
}

export const marksOf = (tile: string): readonly [Mark, Mark, Mark, Mark] => [
  tile.charAt(0),
  tile.charAt(1),
  tile.charAt(2),
  tile.charAt(3),
];

export const paintMark = (mark: Mark, text: string, colours: Colours): string =>
  mark === 'H' ? colours.yellow(text) : mark === 'R' ? colours.cyan(text) : mark === BLANK ? text : colours.blue(text);

/** The middle in the colour of its lines; a station is everybody's. */
export function paintCentre(tile: string, colours: Colours): string {
  const centre = centreOf(tile);
  if (centre === '■') return colours.bold(centre);
  return paintMark(marksOf(tile).find(mark => mark !== BLANK) ?? BLANK, centre, colours);
}
