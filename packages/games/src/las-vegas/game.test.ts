import { completeOptions, simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { lasVegas } from './game.ts';
import { RED, newTableOf, play, tableOf, turn } from './table.testing.ts';

describe('options', () => {
  test('by default the starter is drawn, money lies face down, and there are no white dice', () => {
    for (const seats of [2, 3, 4, 5])
      expect(completeOptions(lasVegas.options, seats, {})).toEqual({
        ok: true,
        value: { starter: 'random', openMoney: false, neutral: false },
      });
  });

  test.each([
    ['neutral with five players', 5, { neutral: true }, { why: 'option-value', option: 'neutral', values: [false] }],
    [
      'a starter who is not there',
      2,
      { starter: 2 },
      { why: 'option-value', option: 'starter', values: ['random', 0, 1] },
    ],
    ['half open money', 3, { openMoney: 'half' }, { why: 'option-value', option: 'openMoney', values: [false, true] }],
    ['an option of another game', 3, { tiles: 'A' }, { why: 'option-unknown', option: 'tiles' }],
  ])('[LV-7.1] [LV-2.6] refused: %s', (_what, seats, given, error) => {
    expect(completeOptions(lasVegas.options, seats, given)).toEqual({ ok: false, error });
  });
});

describe('notation', () => {
  test.each([
    'starter 3',
    'deal 60 20+40 50 90 30+30 80',
    'deal 50 10 - - - -',
    'spare 2 5',
    'roll',
    'dice 3 3 3 5',
    'dice 1 1 5 + 1 6',
    'dice + 2 4',
    'place 6',
  ])('%s', text => {
    const action = lasVegas.parse(text);
    expect(action && lasVegas.print(action)).toBe(text);
  });

  test.each([
    'starter 6',
    'starter',
    'deal',
    'spare 5 2',
    'roll go',
    'dice 5 3',
    'dice 1 +',
    'dice 1 + ',
    'dice 1 + 2 + 3',
    'dice +1',
    'dice 7',
    'place 0',
    'place 7',
    'place 1.0',
    ' place 1',
    'place  1',
    'Place 1',
    'pay 1',
    '',
    'constructor',
  ])('not read: "%s"', text => {
    expect(lasVegas.parse(text)).toBeNull();
  });
});

test('[LV-1.3] money, notes and dice neither appear nor vanish', () => {
  const table = newTableOf(3, { starter: RED, neutral: true });
  const whole = { money: 2500, notes: 54, whiteDice: 8, 'dice of seat 0': 8, 'dice of seat 1': 8, 'dice of seat 2': 8 };
  expect(lasVegas.conserved(table)).toEqual(whole);
  play(table, 'nature deal 60 20+40 50 90 30+30 80', 'nature spare 1 2');
  turn(table, 'red', '1 2 3 4 5 6 6 6 + 1 6', 6);
  expect(lasVegas.conserved(table)).toEqual(whole);
});

test('a clone goes its own way', () => {
  const table = tableOf(2, 'casino 1: 50 | red 2\n hand: red 2, blue 3\n deck: 60 under 40\n turn: red');
  const before = JSON.stringify(table);
  const copy = lasVegas.clone(table);
  turn(copy, 'red', '1 1', 1);
  turn(copy, 'blue', '1 1 1', 1);
  lasVegas.play(copy, -1, lasVegas.sample(copy, simulationRng('clone')));
  expect(JSON.stringify(table)).toBe(before);
  expect(copy.money).toEqual([50, 0]);
});
