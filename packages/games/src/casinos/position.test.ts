import { ok } from '@zaria/kit';
import { expect, test } from 'vitest';
import { countOf, scoreCasinos, type WeighDice } from './position.ts';

test('a count of dice is a whole number in its range', () => {
  expect([0, 3, 8].map(value => countOf(value, 8, 'here'))).toEqual([ok(0), ok(3), ok(8)]);
  for (const value of [-1, 9, 2.5, NaN, '3', null, undefined])
    expect(countOf(value, 8, 'here')).toEqual({ ok: false, error: { at: 'here', why: 'dice-count', most: 8 } });
});

test('each edition weighs the dice of a party in its own way', () => {
  const casinos = [{ number: 4, money: [70, 30], dice: { red: 'ab', blue: 'a' } }];
  const weighed: unknown[] = [];
  const weigh: WeighDice = (party, dice, at) => {
    weighed.push([party, dice, at]);
    return ok(String(dice).length);
  };
  const score = scoreCasinos({ casinos }, { values: [30, 70], most: 2, weigh });
  expect(weighed).toEqual([
    ['red', 'ab', 'casinos[0].dice.red'],
    ['blue', 'a', 'casinos[0].dice.blue'],
  ]);
  expect(score).toEqual(ok({ gains: { red: [70], blue: [30] }, returned: [] }));
});

test('the position itself is not changed', () => {
  const position = {
    casinos: [
      { number: 2, money: [30, 70], dice: { red: 1 } },
      { number: 1, money: [], dice: {} },
    ],
  };
  const before = JSON.stringify(position);
  scoreCasinos(position, { values: [30, 70], most: 2, weigh: () => ok(1) });
  expect(JSON.stringify(position)).toBe(before);
});

test('each edition has its number of notes at a casino', () => {
  const casinos = [{ number: 4, money: [70, 70, 30], dice: {} }];
  const score = (most: number) => scoreCasinos({ casinos }, { values: [30, 70], most, weigh: () => ok(1) });
  expect(score(3).ok).toBe(true);
  expect(score(1)).toEqual({ ok: false, error: { at: 'casinos[0].money[1]', why: 'notes-many', most: 1 } });
});
