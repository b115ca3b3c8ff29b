import pico from 'picocolors';
import { expect, test } from 'vitest';
import { columns, cut, padEnd, widthOf, wrap } from './layout.ts';

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
      expect(cut(text, width)).toMatch(/\u001B\[0m$/);
  }
  expect(cut('short', 60)).toBe('short');
});
