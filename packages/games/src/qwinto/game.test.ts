import { completeOptions, winners } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { qwinto } from './game.ts';
import { sheetOf, tableOf } from './table.testing.ts';

const SARA = '_ 5 _ | _ 10 13 _ 17 _ / 2 3 7 8 10 | 11 12 15 16 / 2 4 _ 6 | 7 _ 9 11 _ / 2';
const LESS = '_ _ _ | _ _ _ _ _ _ / _ _ _ _ _ | _ _ _ _ / _ _ _ _ | _ _ _ _ 9 / 0';

describe('the standing', () => {
  test('[QW-7] names every part of the score', () => {
    const [sara] = qwinto.standing(tableOf(0, SARA, LESS)).seats;
    expect(sara).toEqual({
      rank: 1,
      score: 43,
      parts: [
        { part: 'orange', value: 4 },
        { part: 'yellow', value: 16 },
        { part: 'purple', value: 6 },
        { part: 'column-2', value: 0 },
        { part: 'column-3', value: 5 },
        { part: 'column-7', value: 10 },
        { part: 'column-8', value: 12 },
        { part: 'column-9', value: 0 },
        { part: 'misthrows', value: -10 },
      ],
      tieBreaks: [],
    });
  });

  test('[QW-7.5] most points win, and equal points share the win', () => {
    expect(winners(qwinto.standing(tableOf(0, LESS, SARA)))).toEqual([1]);
    expect(winners(qwinto.standing(tableOf(0, SARA, LESS, SARA)))).toEqual([0, 2]);
  });
});

test('[QW-2.3] the first active player is an option: drawn, or one of the seats', () => {
  expect(completeOptions(qwinto.options, 2, {})).toEqual({ ok: true, value: { starter: 'random' } });
  expect(completeOptions(qwinto.options, 2, { starter: 1 }).ok).toBe(true);
  expect(completeOptions(qwinto.options, 2, { starter: 2 }).ok).toBe(false);
});

test('a sheet that breaks the rules would be noticed', () => {
  const table = tableOf(0, SARA, LESS);
  expect(qwinto.conserved(table)).toEqual({ lawfulSheets: 2 });
  table.sheets[1] = { ...sheetOf(LESS), misthrows: 5 };
  expect(qwinto.conserved(table)).toEqual({ lawfulSheets: 1 });
});

test('a copy of a table goes its own way', () => {
  const table = tableOf(0, SARA, LESS);
  const before = JSON.stringify(table);
  const copy = qwinto.clone(table);
  expect(copy).toEqual(table);
  qwinto.play(copy, 0, { step: 'roll', answer: ['orange'] });
  copy.sheets[0] = sheetOf(LESS);
  expect(JSON.stringify(table)).toBe(before);
});
