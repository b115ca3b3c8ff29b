import { BONUS_COLUMNS, COLOURS, FIELDS, FIELDS_OF, PENTAGONS, isPentagon } from '@zaria/games/qwinto';
import { describe, expect, test } from 'vitest';
import { PLANS, pentagonIn, type Box } from './plan.ts';

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

describe.each([PLANS.wide, PLANS.upright])('the $posture sheet', plan => {
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
    // On a phone of 360 pixels the upright sheet is drawn at about 0.98 of its units.
    for (const field of FIELDS) {
      expect(contains(plan.cells[field], plan.fields[field])).toBe(true);
      expect(Math.min(plan.cells[field].width, plan.cells[field].height) * 0.9).toBeGreaterThanOrEqual(24);
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

test('a pentagon has five corners', () => {
  const field = FIELDS.find(isPentagon) ?? 0;
  expect(pentagonIn(PLANS.wide.fields[field]).split(' ')).toHaveLength(5);
});
