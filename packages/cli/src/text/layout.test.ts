import pico from 'picocolors';
import { expect, test } from 'vitest';
import { columns, cut, definitions, flow, padEnd, rowsIn, widthOf, wrap } from './layout.ts';

const { red } = pico.createColors(true);

test('colours take no room', () => {
  expect(widthOf(red('●A'))).toBe(2);
  expect(widthOf('ά'.normalize('NFD'))).toBe(1);
  expect(padEnd(red('x'), 3)).toBe(`${red('x')}  `);
});

test('columns line up, on either side', () => {
  const rows = [
    ['a', '10', 'x'],
    [red('bbb'), '7'],
  ];
  expect(columns(rows, ['left', 'right'])).toEqual(['a    10  x', `${red('bbb')}   7`]);
  expect(columns([])).toEqual([]);
});

test('a paragraph is wrapped between words', () => {
  expect(wrap('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(wrap('one two three', 9, '  ')).toEqual(['  one two', '  three']);
  expect(wrap('unbreakable', 4)).toEqual(['unbreakable']);
});

test('pieces that stay whole go into as many lines as they need', () => {
  expect(flow(['one two', 'three', 'four'], 14)).toEqual(['one two  three', 'four']);
  expect(flow(['one', 'two', 'a longer one'], 9, ' ', '  ')).toEqual(['one two', '  a long…']);
  expect(flow([], 9)).toEqual([]);
});

test('rows line up where there is room, and otherwise keep together what stands together', () => {
  const rows = [
    [' 1', '│', '90k→●A  20k', '│', '●A 2  ■B 1'],
    [' 2', '│', '40k', '│', ''],
  ];
  expect(rowsIn(rows, 40)).toEqual([' 1  │  90k→●A  20k  │  ●A 2  ■B 1', ' 2  │  40k          │']);
  expect(rowsIn(rows, 22)).toEqual([' 1  │  90k→●A  20k  │', '     ●A 2  ■B 1', ' 2  │  40k  │']);
  expect(rowsIn([['  ●A Eva', '8 dice', 'face down (2 notes)']], 24)).toEqual([
    '  ●A Eva  8 dice',
    '     face down (2 notes)',
  ]);
});

test('what a term means stands beside it, or below one that is long; a term alone is wrapped', () => {
  const list = [
    ['  on', 'goes on to the next'],
    ['  a very long term', 'says so'],
    ['  off', ''],
  ] as const;
  expect(definitions(list, 20)).toEqual([
    '  on   goes on to',
    '       the next',
    '  a very long term',
    '       says so',
    '  off',
  ]);
});

test('wide signs take two columns, marks none', () => {
  expect(['漢字', 'e\u0301', '👩‍👩‍👧', 'Ά', '■'].map(widthOf)).toEqual([4, 1, 2, 1, 1]);
});

test.each([0, 1, 5, 20, 39, 60, 74, 75])('what is cut to %i columns takes no more, and colours end with it', width => {
  for (const text of [
    ' 1  │  50k  50k        │  ★E 1  □ 1        Handicap 10k × 2  30k × 2  ↷ × 3',
    '漢字'.repeat(30),
    red('漢字 and more '.repeat(9)),
    'e\u0301'.repeat(90),
  ]) {
    expect(widthOf(cut(text, width))).toBeLessThanOrEqual(Math.max(1, width));
    if (cut(text, width) !== text.normalize('NFC') && text.includes('\u001B'))
      expect(cut(text, width).endsWith('\u001B[0m')).toBe(true);
  }
  expect(cut('short', 60)).toBe('short');
});
