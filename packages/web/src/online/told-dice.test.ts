import { expect, test, vi } from 'vitest';
import { stubStorage } from './storage.testing.ts';
import { isToldOfDice, keepToldOfDice } from './told-dice.ts';

test('who was told of the dice of a table is not told again, but of another one', () => {
  stubStorage();
  expect(isToldOfDice('t')).toBe(false);
  keepToldOfDice('t');
  expect([isToldOfDice('t'), isToldOfDice('other')]).toEqual([true, false]);
});

test('where nothing can be kept he is told every time', () => {
  vi.stubGlobal('localStorage', undefined);
  keepToldOfDice('t');
  expect(isToldOfDice('t')).toBe(false);
});
