import { expect, test } from 'vitest';
import { spreadOf } from './spread.ts';

test.each([
  [
    'a few at every casino',
    [
      [1, 1],
      [2, 1],
      [2, 1],
    ],
    { across: 4, rows: 2 },
  ],
  [
    'eight of one number take both rows',
    [
      [8, 0],
      [0, 0],
      [0, 0],
    ],
    { across: 4, rows: 2 },
  ],
  [
    'five face three: closer together',
    [
      [5, 3],
      [0, 0],
      [0, 0],
    ],
    { across: 5, rows: 2 },
  ],
  [
    'six face six',
    [
      [6, 6],
      [0, 0],
      [0, 0],
    ],
    { across: 6, rows: 2 },
  ],
  [
    'eight face four: a third row',
    [
      [8, 4],
      [0, 0],
      [0, 0],
    ],
    { across: 6, rows: 3 },
  ],
  [
    'twelve of one number',
    [
      [0, 0],
      [0, 12],
      [0, 0],
    ],
    { across: 6, rows: 2 },
  ],
] as const)('%s', (_name, facing, spread) => {
  expect(spreadOf(facing)).toEqual(spread);
});
