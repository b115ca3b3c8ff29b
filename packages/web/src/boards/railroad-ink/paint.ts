import type { Look } from './strokes.ts';

/*
 * The colours of the board. On the table the page's theme sets the properties (railroad-ink.css); a board by itself,
 * kept as a picture or printed, has none of them and shows what is written here.
 */
export const BOARD = 'var(--ri-board, #fdfefd)';
export const RIM = 'var(--ri-rim, #f1f5f5)';
export const FRAME = 'var(--ri-frame, #c9ced0)';
export const GRID = 'var(--ri-grid, #d5dedf)';
export const EDGE = 'var(--ri-edge, #8b7f6b)';
export const CENTRE = 'var(--ri-centre, #f0f1e4)';
export const NUMBER = 'var(--ri-number, #565d5e)';
export const NOW = 'var(--ri-now, #17614e)';
export const NOW_SOFT = 'var(--ri-now-soft, #d9ebe1)';
/** Drawn in this round: it can be taken back. */
export const WASH = 'var(--ri-wash, #e3eee8)';
export const TRACE = 'var(--ri-trace, #f2b21b)';
export const TRACE_SOFT = 'var(--ri-trace-soft, #fbdc8c)';
export const ON_TRACE = 'var(--ri-on-trace, #2a2000)';
export const OPEN = 'var(--ri-open, #8a4b00)';
export const LOST = 'var(--ri-lost, #a3261d)';
const INK = 'var(--ri-ink, #1f2a37)';
const ROAD = 'var(--ri-road, #e9edf0)';
const RIVER = 'var(--ri-river, #1f6fb5)';
const WATER = 'var(--ri-water, #d3e8f8)';
/** Windows and planks show what the piece is drawn on. */
const GROUND = 'var(--ri-ground, #fdfefd)';

interface Paint {
  readonly fill: string;
  readonly stroke?: string;
  readonly 'stroke-width'?: number;
  readonly 'stroke-linecap'?: 'round';
  readonly opacity?: number;
}

const line = (stroke: string, width: number): Paint => ({ fill: 'none', stroke, 'stroke-width': width });
const round = (stroke: string, width: number): Paint => ({ ...line(stroke, width), 'stroke-linecap': 'round' });
const filled = (fill: string): Paint => ({ fill });

export const PAINT: { readonly [look in Look]: Paint } = {
  lake: filled(WATER),
  shore: round(RIVER, 2.4),
  wave: { ...round(RIVER, 1.7), opacity: 0.75 },
  bank: line(RIVER, 15),
  river: line(WATER, 11),
  ripple: { ...round(RIVER, 1.7), opacity: 0.75 },
  rail: line(INK, 2.8),
  sleepers: line(INK, 12),
  junction: filled(INK),
  kerb: line(INK, 16),
  'kerb-corner': filled(INK),
  road: line(ROAD, 11.6),
  'road-corner': filled(ROAD),
  dashes: line(INK, 1.9),
  parapet: round(INK, 2.2),
  block: filled(INK),
  window: filled(GROUND),
  planks: round(GROUND, 1.8),
};
