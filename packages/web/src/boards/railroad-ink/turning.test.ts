import { parsePlacement } from '@zaria/games/railroad-ink';
import { expect, test } from 'vitest';
import { nextTurn, type Placing } from './reading.ts';
import { mirror, movedFrom, rotate } from './turning.ts';

function at(text: string): Placing {
  const answer = parsePlacement(text);
  if (answer === null) throw new Error(`not a placement: ${text}`);
  return { step: 'draw', answer };
}
const [NORTH_EAST, EAST_SOUTH, WEST_NORTH] = ['D4 HR..', 'D4 .HR.', 'D4 RH..'].map(at) as [Placing, Placing, Placing];

test('a piece is turned to its next legal way, and mirrored to what looks into the mirror', () => {
  const turns = [NORTH_EAST, EAST_SOUTH, WEST_NORTH];
  expect(rotate(turns, NORTH_EAST)).toBe(EAST_SOUTH);
  expect(mirror(turns, NORTH_EAST)).toBe(WEST_NORTH);
  expect(nextTurn(turns, WEST_NORTH)).toBe(NORTH_EAST);
  expect(rotate([NORTH_EAST], NORTH_EAST)).toBe(NORTH_EAST);
});

test.each([
  ['HR..', '.HR.', { by: 'turning', quarters: 1 }],
  ['HR..', 'R..H', { by: 'turning', quarters: 3 }],
  ['HR..', 'RH..', { by: 'mirroring', quarters: 1 }],
  ['HR..', 'H..R', { by: 'mirroring', quarters: 0 }],
  ['VHVHx', 'HVHVx', { by: 'turning', quarters: 1 }],
  ['HR..', 'H.R.', null],
])('from %s to %s: %j', (before, after, moved) => {
  expect(movedFrom(before, after)).toEqual(moved);
});
