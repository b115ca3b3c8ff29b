import type { Box } from './plan.ts';

/** The figures as a pen writes them, each in a box of 10 by 14: no system is sure to have a hand-written font. */
const FIGURES: readonly string[] = [
  'M5 1C1.6 1 1 5 1.2 8c.2 3.5 1.8 5.2 4 5 3-.3 3.8-3.5 3.6-6.5C8.6 3 7.4.8 4.6 1.1',
  'M2.6 4C4 3.2 5 2.2 5.8 1c-.2 4-.3 8-.4 12.2',
  'M1.6 4C1.8 1.6 4 .7 5.8 1.1c2.4.5 2.8 3.1 1.4 5.3-1.6 2.4-4.2 4.4-6 6.4 2.4-.6 5.4-.4 7.8-.1',
  'M1.8 2.4C3.4.8 7.6.6 7.8 3.4 8 5.6 5.6 6.6 4 6.6c2.4-.2 4.8 1 4.6 3.4-.2 2.8-4.6 3.8-7.2 1.8',
  'M6.6 1C5 4 3 6.8 1 9c2.8 0 5.6-.1 8.2-.4M7 5.4c-.2 2.6-.3 5.2-.4 8',
  'M8.4 1.2c-2 .2-4 .2-5.8.1-.2 1.7-.4 3.3-.7 4.9 2.1-1 6.5-1.2 6.7 2.6.2 3.8-4.2 5.2-7.2 3.2',
  'M7.4 1.2C4 2.4 1.6 5.6 1.5 9c-.1 3 1.9 4.4 3.9 4.1 2.4-.3 3.5-2.5 2.8-4.3-.8-2.2-4.6-2.2-6.3.4',
  'M1.4 1.6c2.6-.1 5-.2 7.5-.4-1.9 3.4-3.7 7.4-4.7 12M3.4 7.2c1.4-.2 2.8-.3 4.2-.4',
  'M7.8 2.8C6.4.6 2.4.6 2.2 3.4 2 6.4 8.4 6.8 8.6 10c.2 3.4-6.6 4-7 .4C1.4 7 7.6 6.2 8 3.2',
  'M8.2 4.2C7.6 1.4 3 .2 1.8 3.6c-1 3 2.2 4.6 4.6 3.2 1.2-.8 1.8-2 1.8-3.8.2 3.6-.6 7.4-2.2 10.2',
];
const WIDTH = 10;
const HEIGHT = 14;
const STEP = 10.6;

interface Stroke {
  readonly path: string;
  /** How far from the left, in the units of the figures. */
  readonly x: number;
}

/** A number in handwriting: its strokes, and how to put them into the middle of a box. */
export interface Written {
  readonly strokes: readonly Stroke[];
  /** For the `transform` of the group that holds them. */
  readonly transform: string;
}

/** `seed` makes two equal numbers on a sheet a little unlike, as a hand would; `fill` is their height in the box. */
export function writeIn(box: Box, number: number, seed: number, fill: number): Written {
  const figures = String(Math.abs(number)).split('');
  const strokes: Stroke[] = figures.map((figure, i) => ({ path: FIGURES[Number(figure)] ?? '', x: i * STEP }));
  if (number < 0) strokes.unshift({ path: 'M-5.6 7.4c1.6-.2 2.8-.2 4.2-.1', x: 0 });
  const scale = (box.height * fill) / HEIGHT;
  const width = (figures.length - 1) * STEP + WIDTH;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const lean = ((seed * 7) % 9) - 4;
  const turn = `rotate(${lean})`;
  const place = `translate(${-width / 2} ${-HEIGHT / 2 + ((seed * 5) % 3) * 0.3})`;
  return { strokes, transform: `translate(${x} ${y}) ${turn} scale(${Math.round(scale * 1000) / 1000}) ${place}` };
}

/** A cross through a box, as for a misthrow. */
export const crossIn = ({ x, y, width, height }: Box): string =>
  `M${x + 3} ${y + 4}c${width * 0.3} ${height * 0.24} ${width * 0.5} ${height * 0.46} ${width - 6} ${height - 7}` +
  `M${x + width - 4} ${y + 3}c${-width * 0.26} ${height * 0.3} ${-width * 0.5} ${height * 0.5} ${-width + 8} ${height - 6}`;

/** Two strokes through a field that nothing fits any more. */
export function strikeIn({ x, y, width, height }: Box): string {
  const [middle, size] = [{ x: x + width / 2, y: y + height / 2 }, Math.min(width, height) * 0.34];
  const line = (shift: number): string =>
    `M${middle.x - size + shift} ${middle.y + size}L${middle.x + size + shift} ${middle.y - size}`;
  return line(-size * 0.3) + line(size * 0.3);
}
