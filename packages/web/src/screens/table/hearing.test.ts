import { expect, test } from 'vitest';
import { askedBy, partAsked } from './hearing.ts';
import { meaningOf } from './keys.ts';

const key = (pressed: string, given: Partial<Parameters<typeof askedBy>[0]> = {}) => ({
  key: pressed,
  code: '',
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...given,
});

test('letters ask, also on a Greek keyboard; the browser keeps its own, and what is held down asks once', () => {
  expect(askedBy(key('d'))).toEqual({ tells: 'kind', kind: 'dice' });
  expect(askedBy(key('δ', { code: 'KeyD' }))).toEqual({ tells: 'kind', kind: 'dice' });
  expect(askedBy(key('a', { ctrlKey: true }))).toBeNull();
  expect(askedBy(key('n', { repeat: true }))).toBeNull();
  expect(askedBy(key('z'))).toBeNull();
});

test('Shift and a digit ask for that part, whatever the keyboard writes there', () => {
  for (const written of ['!', '"', '1'])
    expect(askedBy(key(written, { code: 'Digit1', shiftKey: true }))).toEqual({ tells: 'nth', n: 1 });
  expect(askedBy(key('1', { code: 'Digit1' }))).toBeNull();
});

test('no key asks for a part and opens something, too', () => {
  const still = { isShowing: false, isOnControl: false };
  for (const letter of 'abcdefghijklmnopqrstuvwxyz')
    expect([letter, askedBy(key(letter)), meaningOf(key(letter), still)]).toContain(null);
});

const PARTS = (['table', 'counted', 'counted', 'dice', 'mine', 'exits', 'exits', 'scores'] as const).map(kind => ({
  kind,
}));

test('from part to part and round again', () => {
  expect(partAsked(PARTS, { tells: 'next' }, -1)).toBe(0);
  expect(partAsked(PARTS, { tells: 'next' }, 7)).toBe(0);
  expect(partAsked(PARTS, { tells: 'previous' }, 0)).toBe(7);
  expect(partAsked(PARTS, { tells: 'previous' }, -1)).toBe(7);
  expect(partAsked([], { tells: 'next' }, -1)).toBe(-1);
});

test('a part by its number, and one of a kind after the other', () => {
  expect(partAsked(PARTS, { tells: 'nth', n: 2 }, -1)).toBe(2);
  expect(partAsked(PARTS, { tells: 'nth', n: 3 }, -1)).toBe(-1);
  expect([-1, 5, 6].map(before => partAsked(PARTS, { tells: 'kind', kind: 'exits' }, before))).toEqual([5, 6, 5]);
  expect(partAsked(PARTS, { tells: 'kind', kind: 'others' }, -1)).toBe(-1);
});
