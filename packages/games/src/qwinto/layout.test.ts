import { describe, expect, test } from 'vitest';
import {
  BONUS_COLUMNS,
  COLOURS,
  COLUMNS,
  COLUMN_OF,
  FIELDS,
  FIELDS_OF,
  GAPS,
  MATES,
  PENTAGONS,
  RIGHTMOST,
  ROWS,
  colourOf,
  fieldAt,
  isPentagon,
  placeOf,
} from './layout.ts';

describe('the printed sheet', () => {
  test('[QW-1.1] a row has nine fields in rising columns and skips its gap', () => {
    const columns = COLOURS.map(colour => ROWS[colour].map(field => COLUMN_OF[field]));
    expect(columns).toEqual([
      [2, 3, 4, 6, 7, 8, 9, 10, 11],
      [1, 2, 3, 4, 5, 7, 8, 9, 10],
      [0, 1, 2, 3, 5, 6, 7, 8, 9],
    ]);
    expect(GAPS).toEqual({ orange: 5, yellow: 6, purple: 4 });
  });

  test('[QW-1.2] five columns have three fields, five have two, the outer ones have one', () => {
    const withFields = (n: number) => COLUMNS.filter(column => FIELDS_OF[column]?.length === n);
    expect(withFields(3)).toEqual([...BONUS_COLUMNS]);
    expect(withFields(2)).toEqual([1, 4, 5, 6, 10]);
    expect(withFields(1)).toEqual([0, 11]);
  });

  test('[QW-1.3] each three-field column has one pentagon: purple, orange, orange, yellow, purple', () => {
    const colours = BONUS_COLUMNS.map(column => colourOf(PENTAGONS[column]));
    expect(colours).toEqual(['purple', 'orange', 'orange', 'yellow', 'purple']);
    expect(BONUS_COLUMNS.map(column => COLUMN_OF[PENTAGONS[column]])).toEqual([...BONUS_COLUMNS]);
    expect(FIELDS.filter(isPentagon)).toHaveLength(5);
  });
});

test('a field is its colour and its place', () => {
  for (const field of FIELDS) expect(fieldAt(colourOf(field), placeOf(field))).toBe(field);
  expect(RIGHTMOST).toEqual({ orange: 8, yellow: 17, purple: 26 });
});

test('mates are the other fields of the same column', () => {
  for (const field of FIELDS) {
    const column = FIELDS_OF[COLUMN_OF[field]] ?? [];
    expect([field, ...MATES[field]].sort((a, b) => a - b)).toEqual(column);
  }
});
