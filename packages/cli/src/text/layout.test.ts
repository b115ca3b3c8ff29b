import pico from 'picocolors';
import { expect, test } from 'vitest';
import { columns, padEnd, widthOf, wrap } from './layout.ts';

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
