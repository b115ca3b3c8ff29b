import { simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { best } from './best.ts';
import { fieldsFor } from './fit.ts';
import { extremes } from './extremes.testing.ts';
import { COLOURS, FIELDS } from './layout.ts';
import { flawOf } from './lawful.ts';
import { score } from './score.ts';
import { EMPTY, MISTHROWS, EMPTY_SHEET, endingOf, withNumber } from './sheet.ts';
import { randomSheet, sheetOf } from './table.testing.ts';

describe('[QW-7.6] the range of scores', () => {
  const range = extremes(EMPTY_SHEET);
  test('the best sheet of all scores 116', () => {
    expect(range.highest).toBe(116);
    expect(best(EMPTY_SHEET).points).toBe(range.highest);
    expect(score(best(EMPTY_SHEET).sheet).total).toBe(range.highest);
  });

  test('the worst one scores −20', () => {
    const misthrows = Array.from({ length: MISTHROWS + 1 }, (_, count) => score({ ...EMPTY_SHEET, misthrows: count }));
    expect(Math.min(...misthrows.map(({ total }) => total + range.lowest))).toBe(-20);
  });
});

describe('the best score still reachable', () => {
  test('is the highest of all sheets that the rules allow from here', () => {
    const rng = simulationRng('best');
    for (let round = 0; round < 20; round++) {
      const sheet = { ...randomSheet(rng, 6 + rng.below(40)), misthrows: rng.below(4) };
      if (endingOf(sheet) !== null) continue;
      expect(best(sheet).points).toBe(
        extremes(sheet).highest + score({ ...EMPTY_SHEET, misthrows: sheet.misthrows }).total,
      );
    }
  });

  test('is shown by a sheet that can be written from here', () => {
    const rng = simulationRng('best sheets');
    for (let round = 0; round < 100; round++) {
      const from = randomSheet(rng, rng.below(40));
      const { points, sheet } = best(from);
      expect(flawOf(sheet)).toBeNull();
      expect(score(sheet).total).toBe(points);
      for (const field of FIELDS) {
        if (from.numbers[field] !== EMPTY) expect(sheet.numbers[field]).toBe(from.numbers[field]);
      }
    }
  });

  test('never rises as numbers are written, and in the end is the score', () => {
    const rng = simulationRng('best to the end');
    for (let round = 0; round < 20; round++) {
      let sheet = EMPTY_SHEET;
      let reachable = best(sheet).points;
      for (let roll = 0; roll < 60 && endingOf(sheet) === null; roll++) {
        const number = 1 + rng.below(18);
        const [field] = fieldsFor(sheet, COLOURS[rng.below(3)] ?? 'orange', number);
        if (field === undefined) continue;
        sheet = withNumber(sheet, field, number);
        const after = best(sheet).points;
        expect(after).toBeLessThanOrEqual(reachable);
        expect(after).toBeGreaterThanOrEqual(score(sheet).total);
        reachable = after;
      }
      if (endingOf(sheet) !== null) expect(reachable).toBe(score(sheet).total);
    }
  });

  test('[QW-6.1] with two full rows nothing more can be written', () => {
    const done = sheetOf('_ _ _ | _ _ _ _ _ 9 / 1 2 3 4 5 | 7 8 9 10 / 1 3 4 5 | 6 7 9 10 11 / 1');
    expect(best(done)).toEqual({ points: score(done).total, sheet: done });
  });

  test('[QW-6.2] with four misthrows neither', () => {
    expect(best({ ...EMPTY_SHEET, misthrows: 4 }).points).toBe(-20);
  });
});
