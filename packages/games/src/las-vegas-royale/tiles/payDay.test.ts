import { describe, expect, test } from 'vitest';
import { RED, put, tableOf } from '../table.testing.ts';

describe('Pay Day (D1)', () => {
  test.each([
    ['1 D1', [3, []]],
    ['1 D1 | 4 r', [4, []]],
    ['1 D1 | 4 r | 5 R', [2, [30]]],
    ['1 r D1 | 3 r | 4 r | 5 R', [2, [40]]],
    ['1 D1 | 2 r | 3 r | 4 r | 5 R', [2, [50]]],
    ['1 D1 | 2 r | 3 r | 4 r | 5 R | 6 r', [2, [60]]],
  ])('[RV-D1.1] %s', (drawing, expected) => {
    const table = tableOf(`${drawing} | r | b`);
    put(table, 1, '1');
    expect([table.chips[RED], table.cards[RED]]).toEqual(expected);
  });

  test('[RV-D1.1] [RV-E1.2] dice at a closed casino count', () => {
    const table = tableOf('1 D1 | 2 E1 | 3! r | 4 r | r | b');
    put(table, 1, '1');
    expect([table.chips[RED], table.cards[RED]]).toEqual([2, [30]]);
  });

  test('[RV-D1.1] others’ dice and dice on tiles do not count', () => {
    const table = tableOf('1 D1 | 2 G2(r2) | 3 E2(r) | 4 H1(2r) | 5 b3 | r | b');
    put(table, 1, '1');
    expect([table.chips[RED], table.cards[RED]]).toEqual([3, []]);
  });
});
