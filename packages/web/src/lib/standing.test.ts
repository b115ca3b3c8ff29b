import { rank } from '@zaria/kit';
import { expect, test } from 'vitest';
import { partsToTell } from './standing.ts';

const money = (score: number, notes: number) => ({
  score,
  parts: [{ part: 'money', value: score }],
  tieBreaks: [{ part: 'notes', value: notes }],
});
const told = (...seats: readonly ReturnType<typeof money>[]): readonly string[] => {
  const standing = rank(seats, true);
  return standing.seats.map(placing =>
    partsToTell(standing, placing)
      .map(({ part }) => part)
      .join(),
  );
};

test('a score of one part is not said twice', () => {
  expect(told(money(90, 2), money(60, 3))).toEqual(['', '']);
});

test('what breaks a tie is told of those who tied', () => {
  expect(told(money(90, 2), money(90, 3), money(10, 1))).toEqual(['notes', 'notes', '']);
});

test('a score of several parts is told part by part, but for those that brought nothing', () => {
  const parts = ['orange', 'yellow', 'misthrows'].map((part, value) => ({ part, value }));
  expect(told({ score: 3, parts, tieBreaks: [] })).toEqual(['yellow,misthrows']);
});

test('a part that also breaks ties is told once', () => {
  const seat = {
    score: 5,
    parts: [
      { part: 'rows', value: 7 },
      { part: 'errors', value: -2 },
    ],
    tieBreaks: [{ part: 'errors', value: -2 }],
  };
  expect(told(seat, seat)).toEqual(['rows,errors', 'rows,errors']);
});
