import { BONUS_COLUMNS, COLOURS, FIELDS, FIELDS_OF, PENTAGONS, isPentagon } from '@zaria/games/qwinto';
import { describe, expect, test } from 'vitest';
import { PLANS, fieldUnder, pentagonIn, planFor, type Box } from './plan.ts';

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** As printed, and as flat and as high as it goes. */
const ALL = [
  PLANS.wide,
  planFor('wide', { width: 1000, height: 1 }),
  planFor('wide', { width: 1, height: 1000 }),
  PLANS.upright,
  planFor('upright', { width: 1, height: 1000 }),
  planFor('upright', { width: 1000, height: 1 }),
];

describe.each(ALL)('the $posture sheet of $width by $height', plan => {
  const paper: Box = { x: 0, y: 0, width: plan.width, height: plan.height };

  test('has everything on the paper', () => {
    const all = [...plan.cells, ...plan.fields, ...plan.misthrows, ...Object.values(plan.bonuses)];
    const rows = COLOURS.flatMap(colour => [plan.bands[colour], plan.gaps[colour], plan.letters[colour]]);
    for (const box of [...all, ...rows]) expect(contains(paper, box)).toBe(true);
  });

  test('lets no two fields, and no misthrow, share a place', () => {
    const boxes = [...plan.cells, ...plan.misthrows];
    for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false);
  });

  test('draws every field inside what a finger may touch, and no target is below 24 pixels', () => {
    // On a phone of 320 pixels the upright sheet is drawn at about 0.78 of its units.
    for (const field of FIELDS) {
      expect(contains(plan.cells[field], plan.fields[field])).toBe(true);
      expect(Math.min(plan.cells[field].width, plan.cells[field].height) * 0.78).toBeGreaterThanOrEqual(24);
    }
  });

  test('keeps the fields of a column in one line', () => {
    const at = ({ x, y }: Box): number => (plan.posture === 'wide' ? x : y);
    for (const fields of FIELDS_OF) expect(new Set(fields.map(field => at(plan.cells[field]))).size).toBe(1);
    for (const column of BONUS_COLUMNS) expect(at(plan.bonuses[column])).toBe(at(plan.cells[PENTAGONS[column]]));
  });

  test('puts the gap between fields, on the band', () => {
    for (const colour of COLOURS) {
      expect(contains(plan.bands[colour], plan.gaps[colour])).toBe(true);
      expect(plan.cells.some(cell => overlap(cell, plan.gaps[colour]))).toBe(false);
    }
  });
});

test('a sheet fills the place it is made for', () => {
  const { width, height } = planFor('wide', { width: 1000, height: 350 });
  expect(height / width).toBeCloseTo(0.35, 2);
  const standing = planFor('upright', { width: 230, height: 404 });
  expect(standing.width / standing.height).toBeCloseTo(230 / 404, 2);
});

test('a point belongs to the field whose room it is in', () => {
  const { cells } = PLANS.upright;
  expect(fieldUnder(PLANS.upright, cells[4].x + 1, cells[4].y + 1)).toBe(4);
  expect(fieldUnder(PLANS.upright, 1, 1)).toBeNull();
});

test('what is printed beside the fields can be asked, and lies beside them', () => {
  for (const { symbols, cells } of ALL)
    for (const { box } of symbols) expect(cells.some(cell => overlap(cell, box))).toBe(false);
});

test('a pentagon has five corners', () => {
  const field = FIELDS.find(isPentagon) ?? 0;
  expect(pentagonIn(PLANS.wide.fields[field]).split(' ')).toHaveLength(5);
});
