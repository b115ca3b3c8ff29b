import { expect, test } from 'vitest';
import { facesIn, meaningOf } from './keys.ts';
import type { Face } from '../casinos/lying.ts';
import type { Action } from './types.ts';

const place = (answer: Face): Action => ({ step: 'place', answer });
const legal = [place(1), place(4), place(6)];
const roll: Action = { step: 'roll', answer: 'go' };
const still = { legal, considered: null, focused: null, isOnControl: false };

test('a number considers its casino, or says why it cannot be chosen', () => {
  expect(meaningOf('4', still)).toEqual({ does: 'consider', action: place(4) });
  expect(meaningOf('3', still)).toEqual({ does: 'explain', face: 3 });
  expect(meaningOf('7', still)).toBeNull();
});

test('Enter does what is considered', () => {
  expect(meaningOf('Enter', still)).toBeNull();
  expect(meaningOf('Enter', { ...still, considered: place(4) })).toEqual({ does: 'act', action: place(4) });
});

test('Enter on the casino that is considered does it; on another control it is that one’s own', () => {
  const onControl = { ...still, considered: place(4), isOnControl: true };
  expect(meaningOf('Enter', { ...onControl, focused: 4 })).toEqual({ does: 'act', action: place(4) });
  expect(meaningOf('Enter', { ...onControl, focused: 6 })).toBeNull();
});

test('Enter rolls', () => {
  expect(meaningOf('Enter', { ...still, legal: [roll] })).toEqual({ does: 'act', action: roll });
});

test('arrows go round the casinos that may be chosen', () => {
  expect(meaningOf('ArrowRight', { ...still, focused: 4 })).toEqual({ does: 'focus', face: 6 });
  expect(meaningOf('ArrowRight', { ...still, focused: 6 })).toEqual({ does: 'focus', face: 1 });
  expect(meaningOf('ArrowUp', { ...still, focused: 1 })).toEqual({ does: 'focus', face: 6 });
  expect(meaningOf('ArrowDown', still)).toBeNull();
});

test('arrows go round all casinos while none may be chosen', () => {
  expect(meaningOf('ArrowRight', { ...still, legal: [], focused: 4 })).toEqual({ does: 'focus', face: 5 });
});

test('the casinos that may be chosen, in order', () => {
  expect(facesIn(legal)).toEqual([1, 4, 6]);
  expect(facesIn([roll])).toEqual([]);
});
