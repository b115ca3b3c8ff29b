import { simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { randomBoard } from './agreement.testing.ts';
import { EXPANSIONS } from './dice.ts';
import {
  drawingNotation,
  pairNotation,
  parseBoard,
  parsePlacement,
  poolNotation,
  printBoard,
  printPlacement,
  rollNotation,
} from './notation.ts';
import { SQUARES } from './squares.ts';
import { boardWith } from './table.testing.ts';
import { PIECE, type Tile } from './tiles.ts';

test('a placement is its square and its tile', () => {
  expect(printPlacement({ square: 24, tile: 5 })).toBe('D4 HH..');
  for (const square of SQUARES) {
    for (const tile of PIECE.keys()) {
      if (PIECE[tile] === null) continue;
      const placement = { square, tile: tile as Tile };
      expect(parsePlacement(printPlacement(placement))).toEqual(placement);
    }
  }
});

test.each(['', 'D4', 'HH..', 'D4HH..', 'D4  HH..', 'H9 HH..', 'D4 HVHV', 'D4 LLLL', 'D4 ....', 'D4 HH.. 1'])(
  '"%s" is no placement',
  text => {
    expect(parsePlacement(text)).toBeNull();
  },
);

test('a drawing is a placement or the end of the round', () => {
  expect(drawingNotation.parse('finish')).toBe('finish');
  expect(drawingNotation.print('finish')).toBe('finish');
  expect(drawingNotation.parse('D4 HH..')).toEqual({ square: 24, tile: 5 });
});

test('a roll', () => {
  const text = 'HH.. R.R. HHH. HRHRx / VV.. VRVRx';
  const roll = { routes: ['HH..', 'R.R.', 'HHH.', 'HRHRx'], extra: ['VV..', 'VRVRx'] } as const;
  expect(rollNotation.print(roll)).toBe(text);
  expect(rollNotation.parse(text)).toEqual(roll);
  expect(rollNotation.parse('HH.. R.R. HHH. H.R.')).toEqual({ routes: ['HH..', 'R.R.', 'HHH.', 'H.R.'], extra: [] });
  for (const wrong of ['', 'HH.. HHHH', '.H.H R.R.', 'HH.. / HH..', 'HH.. / V.V. / V.V.', 'VV..'])
    expect(rollNotation.parse(wrong)).toBeNull();
});

test('pairs', () => {
  expect(pairNotation.parse('HH..+H.R.')).toEqual(['HH..', 'H.R.']);
  for (const wrong of ['', 'HH..', 'HH..+', 'HH..+HH..+HH..', 'HH..+HHHH'])
    expect(pairNotation.parse(wrong)).toBeNull();
  const text = 'HH..+H.R. RRR.+RRR. / L... LLHR';
  const pool = poolNotation.parse(text);
  expect(pool).toEqual({
    pairs: [
      ['HH..', 'H.R.'],
      ['RRR.', 'RRR.'],
    ],
    extra: ['L...', 'LLHR'],
  });
  expect(pool && poolNotation.print(pool)).toBe(text);
  for (const wrong of ['', 'HH..', 'HH..+H.R. RRR.', 'HH..+H.R. / HH..']) expect(poolNotation.parse(wrong)).toBeNull();
});

test('a board is seven lines', () => {
  const board = boardWith('B1 H.H.', 'B2 HRHRx', 'D4 .L..', 'F4 ...L', 'E3 ..L.');
  expect(printBoard(board)).toBe(
    [
      '....    H.H.:1  ....    ....    ....    ....    ....',
      '....    HRHRx:1 ....    ....    ....    ....    ....',
      '....    ....    ....    ....    ..L.:1  ....    ....',
      '....    ....    ....    .L..:1  LLLL:1  ...L:1  ....',
      '....    ....    ....    ....    ....    ....    ....',
      '....    ....    ....    ....    ....    ....    ....',
      '....    ....    ....    ....    ....    ....    ....',
    ].join('\n'),
  );
});

test.each(EXPANSIONS)('a board is read back as it was, with %s', expansion => {
  const rng = simulationRng(`text, ${expansion}`);
  for (let left = 30; left > 0; left--) {
    const board = randomBoard(expansion, rng);
    expect(parseBoard(printBoard(board))).toEqual(board);
  }
});

test('what is no board', () => {
  const empty = '.... '.repeat(49);
  expect(parseBoard(empty)).not.toBeNull();
  for (const wrong of [
    '',
    empty.slice(5),
    `${empty} ....`,
    empty.replace('....', 'HVHV'),
    empty.replace('....', 'HH..:8'),
  ])
    expect(parseBoard(wrong)).toBeNull();
});
