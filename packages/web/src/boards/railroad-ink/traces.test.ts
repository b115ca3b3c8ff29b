import { PIECES, emptyBoard, parseSquare, placements, printPlacement, printSquare } from '@zaria/games/railroad-ink';
import { expect, test } from 'vitest';
import { seatWith } from './match.testing.ts';
import { countIn } from './reading.ts';
import { traceOf, type Ribbon } from './traces.ts';

const column = (letter: string): string[] => [1, 2, 3, 4, 5, 6, 7].map(row => `${letter}${row} H.H.`);
const squaresOf = ({ along }: Ribbon): string[] => along.map(({ square }) => printSquare(square));

test('each network has its own pattern and its exits', () => {
  const { ribbons, squares } = traceOf(seatWith(...column('B'), ...column('F')), 'networks');
  expect(ribbons.map(({ pattern }) => pattern)).toEqual([0, 1]);
  expect(ribbons.map(ribbon => new Set(squaresOf(ribbon)).size)).toEqual([7, 7]);
  expect(ribbons.map(({ exits }) => exits.map(({ square }) => printSquare(square)))).toEqual([
    ['B1', 'B7'],
    ['F1', 'F7'],
  ]);
  expect(squares).toEqual([]);
});

test('a network with one exit has not scored and is not lit', () => {
  expect(traceOf(seatWith('B1 H.H.'), 'networks').ribbons).toEqual([]);
});

test('water that joins piers is lit with its network', () => {
  const { ribbons, squares } = traceOf(seatWith('B1 H.L.', 'B2 L..L', 'A2 .L.R'), 'networks');
  expect(ribbons.map(({ exits }) => exits.length)).toEqual([2]);
  expect(squares.map(printSquare).sort()).toEqual(['A2', 'B1', 'B2']);
});

test('the longest highway runs from square to square', () => {
  const seat = seatWith('A4 .H.H', 'B4 .H.H', 'C4 .H.H', 'D4 .H.H', 'D1 R.R.');
  expect(traceOf(seat, 'highway').ribbons.map(squaresOf)).toEqual([['A4', 'B4', 'C4', 'D4']]);
  expect(traceOf(seat, 'railway').ribbons.map(squaresOf)).toEqual([['D1']]);
});

test('a line runs on where it came from, whichever way its pieces are drawn', () => {
  const [line] = traceOf(seatWith('D1 R.R.', 'D2 RR..', 'E2 .R.R', 'F2 ..RR', 'F3 RRR.', 'G3 .R.R'), 'railway').ribbons;
  const points = (line?.along ?? []).map(({ d, isReversed }) => {
    const [first = '', ...rest] = d.match(/-?[\d.]+ -?[\d.]+/g) ?? [];
    const ends = [first, rest.at(-1) ?? first];
    return (isReversed ? ends.toReversed() : ends).map(text => text.split(' ').map(Number));
  });
  expect(points.length).toBeGreaterThan(6);
  for (const [i, [start]] of points.entries()) {
    const before = points[i - 1]?.[1] ?? start;
    expect(Math.hypot((start?.[0] ?? 0) - (before?.[0] ?? 0), (start?.[1] ?? 0) - (before?.[1] ?? 0))).toBeLessThan(2);
  }
});

test('the best river is lit along its water', () => {
  expect(traceOf(seatWith('C3 V.V.', 'C4 V..V', 'F6 VV..'), 'river').ribbons.map(squaresOf)).toEqual([['C3', 'C4']]);
});

test('centre squares and lakes are lit whole', () => {
  expect(traceOf(seatWith('C4 V.V.', 'D4 V.V.', 'A1 VV..'), 'centre').squares).toEqual(['C4', 'D4'].map(parseSquare));
  expect(traceOf(seatWith('C4 .L..', 'D4 ...L', 'F6 LLL.', 'F5 ..L.', 'G6 L..L'), 'lake').squares).toEqual(
    ['C4', 'D4'].map(parseSquare),
  );
});

test('open ends have marks of their own', () => {
  expect(traceOf(seatWith('D1 R.R.'), 'errors')).toEqual({ ribbons: [], squares: [] });
});

test.each(PIECES)('whatever of a single %s counts is lit', piece => {
  for (const placement of placements(emptyBoard(), piece)) {
    const seat = seatWith(printPlacement(placement));
    for (const part of ['networks', 'highway', 'railway', 'centre', 'river', 'lake'] as const) {
      const { ribbons, squares } = traceOf(seat, part);
      const isLit = squares.length > 0 || ribbons.some(({ along }) => along.length > 0);
      expect([part, isLit]).toEqual([part, countIn(seat.score, part) > 0]);
    }
  }
});
