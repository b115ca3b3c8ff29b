import { describe, expect, test } from 'vitest';
import cases from './cases.json' with { type: 'json' };
import { BONUS_COLUMNS, COLOURS, byBonusColumn, byColour, byField, fieldAt } from './layout.ts';
import { score } from './score.ts';
import { EMPTY, EMPTY_SHEET } from './sheet.ts';
import { sheetOf } from './table.testing.ts';

describe('[QW-7] the shared cases of scoring', () => {
  test.each(cases.score)('$id', ({ id: _, expected, ...position }) => {
    const numbers = COLOURS.flatMap(colour => position[colour].map(number => number ?? EMPTY));
    const { rows, columns, misthrows, total } = score({
      numbers: byField(field => numbers[field] ?? EMPTY),
      misthrows: position.misthrows,
    });
    expect({
      rows: byColour(colour => rows[colour].points),
      bonusByColumn: byBonusColumn(column => columns[column].points),
      misthrowPoints: misthrows,
      total,
    }).toEqual(expected);
  });
});

const SARA = sheetOf('_ 5 _ | _ 10 13 _ 17 _ / 2 3 7 8 10 | 11 12 15 16 / 2 4 _ 6 | 7 _ 9 11 _ / 2');

test('[QW-7] example: the rulebook’s sheet scores 4 + 16 + 6 + 5 + 10 + 12 − 10 = 43', () => {
  const { rows, columns, misthrows, total } = score(SARA);
  expect(COLOURS.map(colour => rows[colour].points)).toEqual([4, 16, 6]);
  expect(BONUS_COLUMNS.map(column => columns[column].points)).toEqual([0, 5, 10, 12, 0]);
  expect(misthrows).toBe(-10);
  expect(total).toBe(43);
});

test('[QW-7.1] [QW-7.2] a row says whether it is full and which numbers count', () => {
  const { rows } = score(SARA);
  expect(rows.yellow).toEqual({ points: 16, fields: [fieldAt('yellow', 8)], full: true });
  expect(rows.orange).toEqual({ points: 4, fields: [1, 4, 5, 7], full: false });
});

test('[QW-7.3] a column says which pentagon counts', () => {
  const { columns } = score(SARA);
  expect(columns[3]).toEqual({ points: 5, fields: [fieldAt('orange', 1)] });
  expect(columns[8]).toEqual({ points: 12, fields: [fieldAt('yellow', 6)] });
  expect(columns[2]).toEqual({ points: 0, fields: [] });
});

test('[QW-7.4] a misthrow costs five points', () => {
  expect([0, 1, 2, 3, 4].map(misthrows => score({ ...EMPTY_SHEET, misthrows }).total)).toEqual([0, -5, -10, -15, -20]);
});

test('an empty sheet scores nothing at all', () => {
  const { misthrows, total } = score(EMPTY_SHEET);
  expect([misthrows, total]).toEqual([0, 0]);
});
