import { expect, test } from 'vitest';
import { meaningOf } from './keys.ts';

const key = (pressed: string, given: Partial<Parameters<typeof meaningOf>[0]> = {}) => ({
  key: pressed,
  code: '',
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...given,
});
const still = { isShowing: false, isOnControl: false };

test('what moves is skipped first, by Enter, Space or Escape', () => {
  for (const pressed of ['Enter', ' ', 'Escape']) {
    expect(meaningOf(key(pressed), { isShowing: true, isOnControl: true })).toBe('skip');
    expect(meaningOf(key(pressed), { isShowing: false, isOnControl: true })).toBeNull();
  }
});

test('Enter does the main thing, but not on a control that has its own use for it, nor when it is held down', () => {
  expect(meaningOf(key('Enter'), still)).toBe('main');
  expect(meaningOf(key('Enter'), { ...still, isOnControl: true })).toBeNull();
  expect(meaningOf(key('Enter', { repeat: true }), still)).toBeNull();
});

test('letters open things, also where a Greek keyboard writes others; the browser keeps its own', () => {
  expect(meaningOf(key('w'), still)).toBe('words');
  expect(meaningOf(key('W'), still)).toBe('words');
  expect(meaningOf(key('ς', { code: 'KeyW' }), still)).toBe('words');
  expect(meaningOf(key('λ', { code: 'KeyL' }), still)).toBe('log');
  expect(meaningOf(key('η', { code: 'KeyH' }), still)).toBe('hint');
  expect(meaningOf(key('?'), still)).toBe('keys');
  expect(meaningOf(key('t', { ctrlKey: true }), still)).toBeNull();
  expect(meaningOf(key('o', { code: 'KeyO' }), still)).toBeNull();
});

test('Ctrl+Z and Cmd+Z take back, also on a Greek keyboard, once for each press', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(meaningOf(key('z', held), still)).toBe('undo');
    expect(meaningOf(key('ζ', { ...held, code: 'KeyZ' }), { isShowing: true, isOnControl: true })).toBe('undo');
    expect(meaningOf(key('z', { ...held, repeat: true }), still)).toBeNull();
    expect(meaningOf(key('Z', { ...held, shiftKey: true }), still)).toBeNull();
    expect(meaningOf(key('z', { ...held, altKey: true }), still)).toBeNull();
  }
  expect(meaningOf(key('z', { ctrlKey: true, metaKey: true }), still)).toBeNull();
  expect(meaningOf(key('z'), still)).toBeNull();
});
