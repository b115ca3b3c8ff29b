import { EMPTY } from '@zaria/games/qwinto';
import { expect, test } from 'vitest';
import { BLANK, after, readWritten, seen, typed, withNumber } from './sheet.ts';

test('figures make a number as long as there is one', () => {
  expect(typed(EMPTY, '1')).toBe(1);
  expect(typed(1, '2')).toBe(12);
  expect(typed(2, '5')).toBe(5);
  expect(typed(1, '9')).toBe(9);
  expect(typed(EMPTY, '0')).toBeNull();
  expect(typed(1, '0')).toBe(10);
});

test('what is written is kept, and nothing else is read', () => {
  const written = withNumber({ ...BLANK, name: 'Anna', misthrows: 2 }, 4, 10);
  expect(readWritten(JSON.parse(JSON.stringify(written)))).toEqual(written);
  expect(seen(written).score.total).toBe(1 - 10);
  for (const wrong of [null, 7, {}, { ...written, numbers: [1] }, { ...written, numbers: BLANK.numbers.map(() => 19) }])
    expect(readWritten(wrong)).toBeNull();
  expect(readWritten({ ...written, misthrows: 9 })?.misthrows).toBe(4);
});

test('one writes on along the row, and stays at the end', () => {
  expect([after(0), after(8), after(26)]).toEqual([1, 9, 26]);
});
