import { expect, test } from 'vitest';
import { takenBack } from './take-backs.ts';
import { entryOf } from './toy.testing.ts';

const taken = (...rows: readonly string[]) => takenBack(rows.map(entryOf));

test('a slip is no take-back by consent', () => {
  expect(taken('nature die 2', '0 hide 1', 'table undo 1', '0 hide 2')).toEqual({ times: 0, throws: 0 });
});

test('what was asked for and undone is counted, with the throws it took away', () => {
  const log = ['nature die 2', '0 hide 1', '1 guess 2', 'nature die 1', 'table asks 0 1', 'table agrees 1'];
  expect(taken(...log)).toEqual({ times: 0, throws: 0 });
  expect(taken(...log, 'table undo 1')).toEqual({ times: 1, throws: 1 });
});

test('a request that was declined, and a slip after it, is none', () => {
  const log = ['nature die 2', '0 hide 1', '1 guess 2', 'table asks 0 1', 'table declines 1', 'table undo 1'];
  expect(taken(...log)).toEqual({ times: 0, throws: 0 });
});

test('a throw that was taken back twice over counts once, and one in force again not at all', () => {
  const log = ['nature die 2', 'table asks 0 0', 'table undo 0', 'nature die 3', 'table asks 1 0', 'table undo 0'];
  expect(taken(...log)).toEqual({ times: 2, throws: 2 });
  expect(taken(...log, 'table asks 1 4', 'table undo 4')).toEqual({ times: 3, throws: 1 });
});
