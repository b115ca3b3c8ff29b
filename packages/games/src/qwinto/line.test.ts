import { simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { fieldAt } from './layout.ts';
import { parseSheet, printSheet } from './line.ts';
import { EMPTY_SHEET } from './sheet.ts';
import { randomSheet } from './table.testing.ts';

const SARA = '_ 5 _ | _ 10 13 _ 17 _ / 2 3 7 8 10 | 11 12 15 16 / 2 4 _ 6 | 7 _ 9 11 _ / 2';

test('a sheet is one line that a person can read', () => {
  expect(printSheet(EMPTY_SHEET)).toBe('_ _ _ | _ _ _ _ _ _ / _ _ _ _ _ | _ _ _ _ / _ _ _ _ | _ _ _ _ _ / 0');
  const sheet = parseSheet(SARA);
  expect(sheet?.misthrows).toBe(2);
  expect(sheet?.numbers[fieldAt('orange', 7)]).toBe(17);
  expect(sheet && printSheet(sheet)).toBe(SARA);
});

test('every sheet survives being printed and read', () => {
  const rng = simulationRng('lines');
  for (let round = 0; round < 500; round++) {
    const sheet = { ...randomSheet(rng, rng.below(80)), misthrows: rng.below(5) };
    expect(parseSheet(printSheet(sheet))).toEqual(sheet);
  }
});

test.each([
  ['nothing', ''],
  ['a row missing', '_ 5 _ | _ 10 13 _ 17 _ / 2 3 7 8 10 | 11 12 15 16 / 2'],
  ['a field missing', SARA.replace('_ 5', '5')],
  ['a field too many', SARA.replace('_ 5', '_ _ 5')],
  ['a field missing after the gap', SARA.replace('17 _', '17')],
  ['a field too many after the gap', SARA.replace('17 _', '17 _ _')],
  ['a number for the gap', SARA.replace('| _ 10', '7 _ 10')],
  ['the gap in the wrong place', SARA.replace('_ 5 _ | _', '_ 5 | _ _')],
  ['no gap', SARA.replace('| ', '')],
  ['no misthrows', SARA.replace(/ 2$/, '')],
  ['five misthrows', SARA.replace(/2$/, '5')],
  ['a word', SARA.replace('13', 'x')],
  ['a zero', SARA.replace('13', '0')],
  ['a 19', SARA.replace('17', '19')],
  ['a row that falls', SARA.replace('13', '9')],
  ['a repeat in a column', SARA.replace('13', '12')],
])('a line with %s is no sheet', (_, line) => {
  expect(parseSheet(line)).toBeNull();
});
