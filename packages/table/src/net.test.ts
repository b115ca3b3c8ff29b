import { entryOf, toy, type ToyEntry } from '@zaria/kit/testing';
import { expect, test } from 'vitest';
import { netLog } from './net.ts';

const BEGUN = ['nature die 2', '0 hide 1', '1 guess 2'];

const netOf = (...rows: readonly string[]): readonly ToyEntry[] =>
  netLog(toy, [...BEGUN, ...rows].map(entryOf)).slice(BEGUN.length);
const entries = (...rows: readonly string[]): readonly ToyEntry[] => rows.map(entryOf);

test('an answer to a common step that was taken back is not in the log, and nor is its taking back', () => {
  expect(netOf('0 write a', '0 retract', '0 write b')).toEqual(entries('0 write b'));
  expect(netOf('0 write stop', '0 reopen', '0 write a')).toEqual(entries('0 write a'));
});

test('each seat takes back its own answers, the last one first', () => {
  expect(netOf('0 write a', '1 write b', '0 write b', '0 retract', '1 retract')).toEqual(entries('0 write a'));
  expect(netOf('0 write a', '0 write b', '0 retract', '0 retract', '1 write a')).toEqual(entries('1 write a'));
});

test('what was answered alone stays', () => {
  const rows = ['0 write stop', '1 write stop', 'nature die 1', '1 hide 2', '0 guess 2'];
  expect(netOf(...rows)).toEqual(entries(...rows));
});

test('marks count the entries that stay', () => {
  const rows = ['0 write a', '0 retract', '0 write stop', '1 write stop', 'nature die 1'];
  const kept = ['0 write stop', '1 write stop', 'nature die 1'];
  expect(netOf(...rows, 'table asks 0 7', 'table agrees 1', 'table undo 7')).toEqual(
    entries(...kept, 'table asks 0 5', 'table agrees 1', 'table undo 5'),
  );
  expect(netOf(...rows, 'table undo 3')).toEqual(entries(...kept, 'table undo 3'));
  expect(netOf(...rows, 'table resigned 1')).toEqual(entries(...kept, 'table resigned 1'));
});

test('what an undo has taken away is not there to be taken back', () => {
  expect(netOf('0 write a', 'table undo 3', '0 write b', '0 retract', '0 write stop')).toEqual(
    entries('0 write a', 'table undo 3', '0 write stop'),
  );
  expect(() => netOf('0 write a', 'table undo 3', '0 retract')).toThrow('nothing was there');
  expect(() => netOf('0 retract')).toThrow('nothing was there');
  expect(netOf('0 write a', '0 write b', 'table undo 4', '0 retract')).toEqual(entries('0 write b', 'table undo 3'));
});
