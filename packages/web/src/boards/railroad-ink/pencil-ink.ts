import { SQUARES, type SeatView, type Square } from '@zaria/games/railroad-ink';
import { EXIT_INK, GROUND, element, inkOf, placed } from './ink.ts';
import { NOW, NOW_SOFT } from './paint.ts';
import { SIDE, cornerOf } from './plan.ts';
import { isDrawn, type Pencil } from './reading.ts';
import { SIZE } from './strokes.ts';
import type { Moved } from './turning.ts';

/* A piece that is looked at and not yet drawn, and a square that is magnified, as the text of SVG. */

const AROUND_PIECE = { x: -1, y: -1, width: 62, height: 62, rx: 8 };
const FRAMED = element('rect', { ...AROUND_PIECE, fill: 'none', stroke: NOW, 'stroke-width': 4 });

/** What a touch does next, in the corner of the piece: another turn, or it is drawn. */
const SIGNS = {
  turn:
    element('path', { d: 'M6.2 3.4A7 7 0 1 1 4.6 -5.2', 'stroke-width': 2.8 }) +
    element('path', { class: 'tip', d: 'M1 -3.6L8.6 -1.6L7.4 -9.2Z' }),
  draw: element('path', { d: 'M-6.5 0.5L-2 5.5L6.5 -5', 'stroke-width': 3.2 }),
};
const signed = (next: 'turn' | 'draw'): string =>
  element(
    'g',
    { class: 'sign', transform: 'translate(13 47) scale(0.72)' },
    element('circle', { r: 15, fill: NOW, stroke: NOW_SOFT, 'stroke-width': 2.6 }) + SIGNS[next],
  );

/** A piece in pencil, and the water that would rise. `moved`: how it came to lie as it does. */
export function pencilInk({ square, tile, filled, next }: Pencil, moved: Moved | null = null, isFresh = false): string {
  const water = filled.map(wet => element('g', { opacity: 0.65 }, placed(cornerOf(wet), inkOf('LLLL'))));
  const style = moved === null ? undefined : `--quarters:${moved.quarters}`;
  const piece = element('g', { class: moved?.by, style }, inkOf(tile, isFresh));
  const sign = next === null ? '' : signed(next);
  const ground = element('rect', { ...AROUND_PIECE, fill: NOW_SOFT });
  return (
    water.join('') + element('g', { class: 'pencilled' }, placed(cornerOf(square), ground + piece + FRAMED + sign))
  );
}

/** How much is seen around a square that is magnified. */
const AROUND = 26;

/** A square and what is near it, with what is pencilled there. */
export function around(
  seat: SeatView,
  square: Square,
  pencil: Pencil | null,
): { readonly viewBox: string; readonly ink: string } {
  const [left, top] = cornerOf(square);
  const near = SQUARES.filter(other => {
    const [x, y] = cornerOf(other);
    return Math.abs(x - left) <= SIZE && Math.abs(y - top) <= SIZE;
  });
  const tiles = near
    .filter(other => isDrawn(seat, other))
    .map(other => placed(cornerOf(other), inkOf(seat.tiles[other] ?? '')));
  const aimed = pencil?.square === square ? pencilInk({ ...pencil, next: null }) : placed([left, top], FRAMED);
  const isAtEdge = left === 0 || top === 0 || left === SIDE - SIZE || top === SIDE - SIZE;
  return {
    viewBox: [left - AROUND, top - AROUND, SIZE + 2 * AROUND, SIZE + 2 * AROUND].join(' '),
    ink: GROUND + tiles.join('') + (isAtEdge ? EXIT_INK : '') + aimed,
  };
}
