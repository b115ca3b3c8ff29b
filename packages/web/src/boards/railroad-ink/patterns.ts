import { element } from './ink.ts';
import { BOARD, TRACE, TRACE_SOFT } from './paint.ts';

/* The patterns of what scored: told apart by their shape, not by colour alone. */

type Pattern = readonly [width: number, height: number, turned: number, inside: string];

const ground = (width: number, height: number, fill: string): string => element('rect', { width, height, fill });
const dot = (at: number, fill: string): string => element('circle', { cx: at, cy: at, r: 2.4, fill });
const lines = (d: string, width: number): string =>
  element('path', { d, fill: 'none', stroke: TRACE, 'stroke-width': width });

/** One for each network that can score: two of twelve exits make six. */
const PATTERNS: readonly Pattern[] = [
  [9, 9, 45, ground(9, 9, TRACE_SOFT) + ground(4.5, 9, TRACE)],
  [8, 8, 0, ground(8, 8, TRACE_SOFT) + dot(4, TRACE)],
  [8, 8, 45, ground(8, 8, TRACE_SOFT) + lines('M0 1.5H8M1.5 0V8', 3)],
  [9, 9, -45, ground(9, 9, TRACE) + ground(2.5, 9, BOARD)],
  [10, 10, 0, ground(10, 10, TRACE) + dot(5, BOARD)],
  [12, 6, 0, ground(12, 6, TRACE_SOFT) + lines('M0 5L3 1L6 5L9 1L12 5', 2)],
];

/** To be filled with by `url(#id-0)` and so on. */
export const patternsInk = (id: string): string =>
  PATTERNS.map(([width, height, turned, inside], i) =>
    element(
      'pattern',
      {
        id: `${id}-${i}`,
        width,
        height,
        patternUnits: 'userSpaceOnUse',
        patternTransform: turned === 0 ? undefined : `rotate(${turned})`,
      },
      inside,
    ),
  ).join('');
