import { expect, test } from 'vitest';
import { LAKE_DIE, PIECE, PIECES, RIVER_DIE, ROUTE_A, ROUTE_B, SPECIALS, TURNS, UNDRAWN, WATER_TILE } from './tiles.ts';
import { isSpecial, originOf, parseAnyTile, parseTile, printTile, type Piece, type Tile } from './tiles.ts';

const turnsOf = (piece: Piece): string[] => {
  const { first, count } = TURNS[piece];
  return Array.from({ length: count }, (_, turn) => printTile((first + turn) as Tile));
};

test('[RI-1.4] the route dice', () => {
  expect([...ROUTE_A]).toEqual(['H.H.', 'R.R.', 'HH..', 'RR..', 'HHH.', 'RRR.']);
  expect(ROUTE_B.toSorted()).toEqual(['H.R.', 'H.R.', 'HR..', 'HR..', 'HRHRx', 'HRHRx']);
});

test('[RI-1.5] the dice of the expansions', () => {
  expect(RIVER_DIE.toSorted()).toEqual(['V.V.', 'VHVHx', 'VRVRx', 'VV..', 'VV..', 'VV..']);
  expect(LAKE_DIE.toSorted()).toEqual(['L...', 'L.H.', 'L.R.', 'LL..', 'LLHR', 'LLL.']);
});

test('[RI-1.6] the special routes', () => {
  expect([...SPECIALS]).toEqual(['HHRH', 'HRRR', 'HHHH', 'RRRR', 'HRRH', 'HRHR']);
  expect(PIECES.filter(isSpecial)).toEqual(SPECIALS);
});

test.each([
  ['H.H.', ['H.H.', '.H.H']],
  ['HH..', ['HH..', '.HH.', '..HH', 'H..H']],
  ['RRR.', ['RRR.', '.RRR', 'R.RR', 'RR.R']],
  ['HR..', ['HR..', '.HR.', '..HR', 'R..H', 'H..R', 'RH..', '.RH.', '..RH']],
  ['HRHRx', ['HRHRx', 'RHRHx']],
  ['HRHR', ['HRHR', 'RHRH']],
  ['HHHH', ['HHHH']],
  ['LLHR', ['LLHR', 'RLLH', 'HRLL', 'LHRL', 'LRHL', 'LLRH', 'HLLR', 'RHLL']],
  ['L.R.', ['L.R.', '.L.R', 'R.L.', '.R.L']],
] as const)('[RI-1.7] %s is turned and mirrored', (piece, turns) => {
  expect(turnsOf(piece)).toEqual(turns);
});

test('every tile has one text and is a turn of one piece', () => {
  const texts = PIECES.flatMap(turnsOf);
  expect(texts).toHaveLength(88);
  expect(new Set(texts).size).toBe(texts.length);
  for (const piece of PIECES) {
    for (const text of turnsOf(piece)) {
      const tile = parseTile(text) ?? UNDRAWN;
      expect(printTile(tile)).toBe(text);
      expect(PIECE[tile]).toBe(piece);
    }
  }
});

test('neither an empty square nor water is a tile to draw', () => {
  expect([parseTile('....'), parseTile('LLLL')]).toEqual([null, null]);
  expect([parseAnyTile('....'), parseAnyTile('LLLL')]).toEqual([UNDRAWN, WATER_TILE]);
});

test.each(['', 'HHHHx', 'HVHV', 'HL..', 'VVV.', 'hh..', 'HH...', 'VRVR', 'toString'])('"%s" is no tile', text => {
  expect(parseTile(text)).toBeNull();
});

test('where the pieces come from', () => {
  expect((['HHH.', 'H.R.', 'V.V.', 'LLHR', 'HRHR'] as const).map(originOf)).toEqual([
    'routeA',
    'routeB',
    'river',
    'lake',
    'special',
  ]);
});
