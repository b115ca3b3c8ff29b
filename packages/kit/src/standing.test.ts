import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rank, winners } from './standing.ts';

const ranked = (...seats: readonly (readonly number[])[]) =>
  rank(
    seats.map(([score = 0, ...breaks]) => ({
      score,
      parts: [],
      tieBreaks: breaks.map((value, i) => ({ part: `break${i}`, value })),
    })),
    true,
  );

describe('ranks', () => {
  test.each([
    ['by score', [[30], [10], [20]], [1, 3, 2], [0]],
    ['those who share a place leave out the next', [[10], [20], [20], [5]], [3, 1, 1, 4], [1, 2]],
    [
      'tie-breaks in their order',
      [
        [10, 1, 9],
        [10, 2, 0],
        [10, 1, 8],
        [9, 9, 9],
      ],
      [2, 1, 3, 4],
      [1],
    ],
    [
      'equal to the last tie-break share the place',
      [
        [10, 3],
        [10, 3],
        [10, 2],
      ],
      [1, 1, 3],
      [0, 1],
    ],
    ['nobody has anything', [[0], [0]], [1, 1], [0, 1]],
    ['less than nothing', [[-5], [-20]], [1, 2], [0]],
    ['alone', [[7]], [1], [0]],
  ])('%s', (_what, seats, ranks, first) => {
    const standing = ranked(...seats);
    expect(standing.seats.map(placing => placing.rank)).toEqual(ranks);
    expect(winners(standing)).toEqual(first);
  });

  test('each is one more than the number of those ahead', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(2)), { minLength: 1, maxLength: 6 }), seats => {
        const value = ([score = 0, tie = 0]: readonly number[]): number => score * 10 + tie;
        const ahead = seats.map(one => seats.filter(other => value(other) > value(one)).length);
        expect(ranked(...seats).seats.map(placing => placing.rank - 1)).toEqual(ahead);
      }),
    );
  });
});

test('the parts of a score are kept', () => {
  const seat = { score: 3, parts: [{ part: 'rows', value: 3 }], tieBreaks: [] };
  expect(rank([seat], false)).toEqual({ over: false, seats: [{ rank: 1, ...seat }] });
});
