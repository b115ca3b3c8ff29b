import { expect, test } from 'vitest';
import { drawnSeat } from './drawn-seat.ts';

const TABLE = { players: 3 };

test('a drawn seat is one of the table, and every one of them is as likely', () => {
  const asked: number[] = [];
  const below = (m: number): number => asked.push(m) - 1;
  expect([0, 1, 2].map(() => drawnSeat.sample(TABLE, {}, { below }))).toEqual([0, 1, 2]);
  expect(asked).toEqual([3, 3, 3]);
  expect(drawnSeat.outcomes(TABLE)).toEqual([0, 1, 2].map(answer => ({ answer, weight: 1 })));
});

test('a seat that is not at the table is not drawn', () => {
  expect(([0, 1, 2, 3, 4, 5] as const).map(seat => drawnSeat.admits(TABLE, {}, seat))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
