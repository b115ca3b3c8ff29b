import { expect, test } from 'vitest';
import { meaningOf } from './keys.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  meaningOf({ key, ctrlKey: false, altKey: false, metaKey: false, ...held } as KeyboardEvent);

test.each([
  ['1', { kind: 'die', index: 0 }],
  ['6', { kind: 'die', index: 5 }],
  ['r', { kind: 'rotate' }],
  ['R', { kind: 'rotate' }],
  ['ρ', { kind: 'rotate' }],
  ['f', { kind: 'mirror' }],
  ['s', { kind: 'special' }],
  ['Escape', { kind: 'drop' }],
  ['Backspace', { kind: 'retract' }],
  ['7', null],
  ['Enter', null],
  ['toString', null],
])('%s means %j', (key, meaning) => {
  expect(press(key)).toEqual(meaning);
});

test('what belongs to the browser is left to it', () => {
  expect(press('r', { ctrlKey: true })).toBeNull();
});
