import { simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { randomBoard } from './agreement.testing.ts';
import { EXPANSIONS } from './dice.ts';
import { longestLine } from './lines.ts';
import { networksOf } from './networks.ts';
import { printSide, printSquare, SIDES } from './squares.ts';
import { boardWith } from './table.testing.ts';
import { HIGHWAY, RAILWAY } from './tiles.ts';
import { traceLine, traceNetwork, type Traced } from './traces.ts';

const printed = (traced: readonly Traced[]): string[] =>
  traced.map(
    ({ square, sides }) =>
      printSquare(square) +
      SIDES.filter(side => (sides >> side) & 1)
        .map(printSide)
        .join(''),
  );

test('a network passes an overpass on one line only, and a station on all', () => {
  const board = boardWith('B1 H.H.', 'B2 HRHRx', 'A2 .R.R', 'B3 H.R.');
  const [highway, railway] = networksOf(board).map(network => printed(traceNetwork(board, network)));
  expect(highway).toEqual(['B1NS', 'B2NS', 'B3NS']);
  expect(railway).toEqual(['A2EW', 'B2EW']);
});

test('a line goes through its squares, and at its ends as far as there is one way', () => {
  const board = boardWith('B1 H.H.', 'B2 HHH.', 'C2 ..HH', 'B3 H.H.', 'B4 HHH.');
  const line = longestLine(board, HIGHWAY, 'once');
  expect(printed(traceLine(board, HIGHWAY, line))).toEqual(['B1NS', 'B2NS', 'B3NS', 'B4N']);
});

test('a lone square is traced whole', () => {
  const board = boardWith('D1 R.R.');
  expect(printed(traceLine(board, RAILWAY, longestLine(board, RAILWAY, 'once')))).toEqual(['D1NS']);
});

test('what is traced are the squares that scored', () => {
  const rng = simulationRng('traces');
  for (const expansion of EXPANSIONS) {
    for (let boards = 0; boards < 40; boards++) {
      const board = randomBoard(expansion, rng);
      for (const network of networksOf(board)) {
        const squares = new Set(traceNetwork(board, network).map(({ square }) => square));
        expect(squares).toEqual(new Set(network.squares));
      }
      for (const mark of [HIGHWAY, RAILWAY] as const) {
        const line = longestLine(board, mark, 'once');
        expect(traceLine(board, mark, line).map(({ square }) => square)).toEqual(line.path);
      }
    }
  }
});
