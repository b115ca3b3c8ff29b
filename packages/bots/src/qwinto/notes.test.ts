import { EMPTY_SHEET, fieldAt, withNumber } from '@zaria/games/qwinto';
import { expect, test } from 'vitest';
import { notesOn } from './notes.ts';

test('a number beside another closes what lies between them', () => {
  const sheet = withNumber(EMPTY_SHEET, fieldAt('yellow', 3), 6);
  expect(notesOn(sheet, fieldAt('yellow', 4), 8)).toEqual([{ note: 'closes', colour: 'yellow', numbers: [7] }]);
  expect(notesOn(sheet, fieldAt('yellow', 5), 8)).toEqual([]);
});

test('the first field closes all that is less', () => {
  expect(notesOn(EMPTY_SHEET, fieldAt('purple', 0), 4)).toEqual([
    { note: 'closes', colour: 'purple', numbers: [1, 2, 3] },
  ]);
});
