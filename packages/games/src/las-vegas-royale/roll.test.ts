import { describe, expect, test } from 'vitest';
import { BLACK_ROLLS, black, blackNotation, couldRoll, rollNotation, showing, shows } from './roll.ts';
import type { Roll } from './table.ts';

const roll: Roll = { small: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 1, 6: 0 }, big: 6 };

describe('a throw', () => {
  test.each<[string, Roll]>([
    ['1 1 5 B6', roll],
    ['1 1 5', { ...roll, big: null }],
    ['B6', { small: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 }, big: 6 }],
  ])('is written %s', (text, rolled) => {
    expect(rollNotation.print(rolled)).toBe(text);
    expect(rollNotation.parse(text)).toEqual(rolled);
  });

  test.each(['1 7', 'B7', 'x', '1 B'])('%s is none', text => {
    expect(rollNotation.parse(text)).toBe(null);
  });

  test('has as many dice as were thrown', () => {
    expect(couldRoll({ small: 3, big: 1 }, roll)).toBe(true);
    expect(couldRoll({ small: 3, big: 0 }, roll)).toBe(false);
    expect(couldRoll({ small: 2, big: 1 }, roll)).toBe(false);
    expect(couldRoll({ small: 3, big: 1 }, { ...roll, big: null })).toBe(false);
  });

  test('shows numbers', () => {
    expect([1, 2, 5, 6].map(n => shows(roll, n as 1))).toEqual([true, false, true, true]);
    expect(showing(roll, 1)).toEqual({ small: 2, big: 0 });
    expect(showing(roll, 6)).toEqual({ small: 0, big: 1 });
    expect(showing(roll, 2)).toEqual({ small: 0, big: 0 });
  });
});

describe('the black dice', () => {
  test('have 21 throws, 36 in weight', () => {
    expect(BLACK_ROLLS).toHaveLength(21);
    expect(BLACK_ROLLS.reduce((sum, { weight }) => sum + weight, 0)).toBe(36);
  });

  test('are written with the lower first', () => {
    expect(blackNotation.print([2, 5])).toBe('2 5');
    expect(blackNotation.parse('2 5')).toEqual([2, 5]);
    for (const text of ['5 2', '2 7', '2', '2 5 5']) expect(blackNotation.parse(text)).toBe(null);
    expect(black.admits(null, null, [2, 5])).toBe(true);
    expect(black.admits(null, null, [5, 2])).toBe(false);
  });
});
