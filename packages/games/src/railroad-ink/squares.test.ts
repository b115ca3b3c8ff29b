import { expect, test } from 'vitest';
import { EXITS } from './exits.ts';
import { CENTRE, INNER, NEIGHBOUR, OFF_BOARD, OPPOSITE, SIDES, SQUARES } from './squares.ts';
import { countOf, firstOf, parseSquare, printSide, printSquare } from './squares.ts';
import { MARKS } from './tiles.ts';

test('[RI-1.1] the board has seven by seven squares, A1 to G7', () => {
  expect(SQUARES.map(printSquare).join(' ')).toMatch(/^A1 B1 C1 D1 E1 F1 G1 A2 .* F7 G7$/);
  expect(SQUARES).toHaveLength(49);
  for (const square of SQUARES) expect(parseSquare(printSquare(square))).toBe(square);
});

test.each(['', 'A', 'A0', 'A8', 'H1', 'a1', '1A', 'A1 ', 'A11'])('[RI-1.1] "%s" is no square', text => {
  expect(parseSquare(text)).toBeNull();
});

test('[RI-1.2] twelve exits, three on each side', () => {
  const exits = EXITS.map(({ square, side, mark }) => `${printSide(side)} ${printSquare(square)} ${MARKS[mark]}`);
  const expected = 'N B1 H, N D1 R, N F1 H, E G2 R, E G4 H, E G6 R, S F7 H, S D7 R, S B7 H, W A6 R, W A4 H, W A2 R';
  expect(exits.join(', ')).toBe(expected);
  for (const { square, side } of EXITS) expect(NEIGHBOUR[side][square]).toBe(OFF_BOARD);
});

test('[RI-1.3] the centre is C3 to E5', () => {
  expect(CENTRE.map(printSquare)).toEqual(['C3', 'D3', 'E3', 'C4', 'D4', 'E4', 'C5', 'D5', 'E5']);
});

test('neighbours lie against each other', () => {
  for (const square of SQUARES) {
    for (const side of SIDES) {
      const neighbour = NEIGHBOUR[side][square];
      expect((INNER[square] >> side) & 1).toBe(neighbour === OFF_BOARD ? 0 : 1);
      if (neighbour !== OFF_BOARD) expect(NEIGHBOUR[OPPOSITE[side]][neighbour]).toBe(square);
    }
  }
  expect(INNER.filter(sides => countOf(sides) === 4)).toHaveLength(25);
  expect(INNER.filter(sides => countOf(sides) === 2)).toHaveLength(4);
});

test('sets of sides', () => {
  expect([0b0001, 0b0110, 0b1000, 0b1100].map(firstOf)).toEqual([0, 1, 3, 2]);
  expect([0b0000, 0b0100, 0b0101, 0b1111].map(countOf)).toEqual([0, 1, 2, 4]);
});
