import { expect, test } from 'vitest';
import { drawSheet } from './draw.ts';
import { sheetOf } from './table.testing.ts';

test('[QW-1] a sheet is drawn as printed: offset rows, gaps, pentagons', () => {
  const { orange, yellow, purple } = drawSheet(
    sheetOf('_ 5 _ | _ 10 13 _ 17 _ / 2 3 7 8 10 | 11 12 15 16 / 2 4 _ 6 | 7 _ 9 11 _ / 2'),
  );
  expect([orange, yellow, purple]).toEqual([
    '          (  ) < 5> (  )  --  (  ) <10> (13) (  ) (17) (  )',
    '     ( 2) ( 3) ( 7) ( 8) (10)  --  (11) <12> (15) (16)     ',
    '( 2) ( 4) <  > ( 6)  --  ( 7) (  ) ( 9) (11) <  >          ',
  ]);
});
