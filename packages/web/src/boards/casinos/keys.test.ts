import { expect, test } from 'vitest';
import { meaningOf } from './keys.ts';

const still = { open: [1, 4, 6], chosen: null, focused: null, isOnControl: false, canGo: false } as const;

test('a number chooses its casino, or says why it cannot be chosen', () => {
  expect(meaningOf('4', still)).toEqual({ does: 'choose', face: 4 });
  expect(meaningOf('3', still)).toEqual({ does: 'explain', face: 3 });
  expect(meaningOf('7', still)).toBeNull();
});

test('Enter does what there is to be done', () => {
  expect(meaningOf('Enter', still)).toBeNull();
  expect(meaningOf('Enter', { ...still, canGo: true })).toEqual({ does: 'go' });
});

test('Enter on the chosen casino does it; on another control it is that one’s own', () => {
  const onControl = { ...still, chosen: 4, isOnControl: true, canGo: true } as const;
  expect(meaningOf('Enter', { ...onControl, focused: 4 })).toEqual({ does: 'go' });
  expect(meaningOf('Enter', { ...onControl, focused: 6 })).toBeNull();
});

test('arrows go round the casinos that may be chosen', () => {
  expect(meaningOf('ArrowRight', { ...still, focused: 4 })).toEqual({ does: 'focus', face: 6 });
  expect(meaningOf('ArrowRight', { ...still, focused: 6 })).toEqual({ does: 'focus', face: 1 });
  expect(meaningOf('ArrowUp', { ...still, focused: 1 })).toEqual({ does: 'focus', face: 6 });
  expect(meaningOf('ArrowDown', still)).toBeNull();
});

test('arrows go round all casinos while none may be chosen', () => {
  expect(meaningOf('ArrowRight', { ...still, open: [], focused: 4 })).toEqual({ does: 'focus', face: 5 });
});
