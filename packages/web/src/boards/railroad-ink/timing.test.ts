import { expect, test } from 'vitest';
import { isNews, lengthOf } from './timing.ts';

const drew = { fact: 'drew', seat: 0, drawn: [], filled: [], unfit: [] } as const;

test('the more players, the shorter each is shown, but long enough to be seen', () => {
  const lengths = [1, 2, 4, 6].map(players => lengthOf(drew, players));
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  expect(Math.min(...lengths)).toBeGreaterThan(300);
});

test('dice take their time, and the end needs none', () => {
  expect(lengthOf({ fact: 'rolled', routes: [], extra: [] }, 2)).toBeGreaterThanOrEqual(900);
  expect(lengthOf({ fact: 'over' }, 2)).toBe(0);
});

test('what the board shows by itself is not said over it', () => {
  expect(isNews({ fact: 'round', round: 1, rounds: 7 })).toBe(true);
  expect(isNews(drew)).toBe(false);
});
