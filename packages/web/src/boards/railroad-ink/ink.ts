import { EXITS, HIGHWAY, SQUARES, columnOf, rowOf, type Piece, type SeatView } from '@zaria/games/railroad-ink';
import { digitOf, numberCorner } from './numbers.ts';
import { BOARD, CENTRE, EDGE, FRAME, GRID, LOST, NOW, NUMBER, OPEN, PAINT, RIM } from './paint.ts';
import { GUTTER, SIDE, WHOLE, cornerOf, middleOf, type Point } from './plan.ts';
import { openEnds, type OpenEnd } from './reading.ts';
import { SIZE, strokesOf } from './strokes.ts';

/*
 * What is drawn and never touched, as the text of SVG: a full board has some three hundred strokes, and making each of
 * them an element that listens for changes takes a slow processor longer than a frame. All of it is made of what is
 * written here and in strokes.ts.
 */

/** An element of SVG; what is not given is left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  inside = '',
): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<${name}${given.map(([key, value]) => ` ${key}="${value}"`).join('')}>${inside}</${name}>`;
}

/** Drawn with the upper left point there. */
export const placed = ([x, y]: Point, inside: string): string =>
  element('g', { transform: `translate(${x} ${y})` }, inside);

const inks = new Map<string, string>();

/** A tile on a square of 60 by 60. `isFresh`: the pen is still to be seen drawing it. */
export function inkOf(tile: string, isFresh = false): string {
  const key = `${tile}${isFresh}`;
  const ink = inks.get(key) ?? drawnInk(tile, isFresh);
  inks.set(key, ink);
  return ink;
}

const drawnInk = (tile: string, isFresh: boolean): string =>
  strokesOf(tile)
    .map(({ look, d, dash }) => {
      const paint = PAINT[look];
      const isDrawn = isFresh && dash === undefined && paint.stroke !== undefined;
      return element('path', {
        d,
        ...paint,
        class: isFresh ? (isDrawn ? 'drawn' : 'drying') : undefined,
        'stroke-dasharray': isDrawn ? '1 2' : dash?.[0],
        pathLength: isDrawn ? 1 : dash?.[1],
      });
    })
    .join('');

/** The number of the round in the corner of a tile. */
export function numberOn(tile: string, round: number, isNow = false): string {
  const [x, y, scale] = numberCorner(tile);
  return element('path', {
    d: digitOf(round),
    transform: `translate(${x} ${y}) scale(${scale})`,
    fill: 'none',
    stroke: isNow ? NOW : NUMBER,
    'stroke-width': isNow ? 2 : 1.55,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

const die = (at: Readonly<Record<string, string | number>>): string =>
  element('rect', { x: -10, width: 80, height: 80, rx: 17, ...at });
const CUBE =
  die({ y: -6, opacity: 0.18 }) +
  die({ y: -10, fill: 'var(--ri-ground)', stroke: 'var(--die-edge)', 'stroke-width': 1.6 }) +
  die({ x: -7, y: -7, width: 74, height: 40, rx: 14, fill: '#fff', opacity: 0.55 });
const CARD = die({
  x: -6,
  y: -6,
  width: 72,
  height: 72,
  rx: 10,
  fill: 'var(--ri-ground)',
  stroke: '#8b7f6b',
  'stroke-width': 2.4,
});

/** A die that shows a route, or a special route as it is printed beside the board. */
export const dieInk = (piece: Piece | null, isSpecial: boolean): string =>
  (isSpecial ? CARD : CUBE) +
  (piece === null ? '' : element('svg', { width: SIZE, height: SIZE, viewBox: `0 0 ${SIZE} ${SIZE}` }, inkOf(piece)));

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Open ends: a ring where one can still be joined, a crossed disc where it is lost. `isLit`: they are looked at. */
export function endsInk(ends: readonly OpenEnd[], isLit = false): string {
  const paths = (lost: boolean, part: (x: number, y: number) => string): string =>
    ends
      .filter(({ isLost }) => isLost === lost)
      .map(({ square, side }) => part(...middleOf(square, side, lost ? 1 : -4)))
      .join('');
  const path = (d: string, looks: Readonly<Record<string, string | number>>): string =>
    d === '' ? '' : element('path', { d, ...looks });
  const halo = (lost: boolean, fill: string): string =>
    isLit
      ? path(
          paths(lost, (x, y) => disc(x, y, 11)),
          { fill, opacity: 0.28 },
        )
      : '';
  return (
    halo(true, LOST) +
    halo(false, OPEN) +
    path(
      paths(true, (x, y) => disc(x, y, 5.5)),
      { fill: LOST, stroke: BOARD, 'stroke-width': 1.4 },
    ) +
    path(
      paths(true, (x, y) => `M${x - 2.2} ${y - 2.2}l4.4 4.4M${x + 2.2} ${y - 2.2}l-4.4 4.4`),
      {
        stroke: BOARD,
        'stroke-width': 1.7,
        'stroke-linecap': 'round',
      },
    ) +
    path(
      paths(false, (x, y) => disc(x, y, 4.4)),
      { fill: BOARD, stroke: OPEN, 'stroke-width': 2.2 },
    )
  );
}

const rect = ([x, y, width, height]: readonly number[], looks: Readonly<Record<string, string | number>>): string =>
  element('rect', { x, y, width, height, ...looks });

const LINES = [1, 2, 3, 4, 5, 6].map(n => n * SIZE);
const MIDDLE = [2 * SIZE, 2 * SIZE, 3 * SIZE, 3 * SIZE];
const REACH = GUTTER - 4;

/** What is printed before anybody draws: rim, grid and centre. */
export const GROUND =
  rect([-GUTTER, -GUTTER, SIDE + 2 * GUTTER, SIDE + 2 * GUTTER], {
    rx: 16,
    fill: RIM,
    stroke: FRAME,
    'stroke-width': 4,
  }) +
  rect([0, 0, SIDE, SIDE], { rx: 3, fill: BOARD }) +
  rect(MIDDLE, { fill: CENTRE }) +
  element('path', {
    d: LINES.map(at => `M${at} 0V${SIDE}M0 ${at}H${SIDE}`).join(''),
    stroke: GRID,
    'stroke-width': 1.6,
    fill: 'none',
  }) +
  rect(MIDDLE, {
    rx: 5,
    fill: 'none',
    stroke: EDGE,
    'stroke-opacity': 0.75,
    'stroke-width': 1.6,
    'stroke-dasharray': '4 4',
  }) +
  rect([0, 0, SIDE, SIDE], { rx: 3, fill: 'none', stroke: EDGE, 'stroke-opacity': 0.6, 'stroke-width': 1.4 });

/** The twelve exits: each the inner half of a straight piece that lies beyond the edge. */
export const EXIT_INK = EXITS.map(({ square, side, mark }) => {
  const isUpright = side % 2 === 0;
  const [width, height] = isUpright ? [SIZE, REACH] : [REACH, SIZE];
  const far = side === 0 || side === 3 ? -REACH : SIDE;
  const cut = side === 0 || side === 3 ? SIZE - REACH : 0;
  const [x, y] = [columnOf(square) * SIZE, rowOf(square) * SIZE];
  const letter = mark === HIGHWAY ? 'H' : 'R';
  return element(
    'svg',
    {
      x: isUpright ? x : far,
      y: isUpright ? far : y,
      width,
      height,
      viewBox: `${isUpright ? 0 : cut} ${isUpright ? cut : 0} ${width} ${height}`,
    },
    inkOf(isUpright ? `${letter}.${letter}.` : `.${letter}.${letter}`),
  );
}).join('');

/** Of the whole board with its rim. */
export const WHOLE_BOX = [WHOLE.from, WHOLE.from, WHOLE.size, WHOLE.size].join(' ');

interface Look {
  readonly isOver: boolean;
  readonly hasNumbers?: boolean;
  /** The tiles before: what has come since is seen being drawn. */
  readonly before?: readonly string[] | undefined;
}

const isDry = (tile: string): boolean => tile === '....';

/** A whole board at once, where nothing on it is touched. */
export function boardInk(seat: SeatView, { isOver, hasNumbers = false, before }: Look): string {
  const tiles = SQUARES.map(square => {
    const tile = seat.tiles[square] ?? '....';
    if (isDry(tile)) return '';
    const ink = inkOf(tile, before !== undefined && before[square] !== tile);
    return placed(cornerOf(square), hasNumbers ? ink + numberOn(tile, seat.rounds[square] ?? 0) : ink);
  });
  return GROUND + tiles.join('') + (isOver ? endsInk(openEnds(seat, isOver)) : '') + EXIT_INK;
}
