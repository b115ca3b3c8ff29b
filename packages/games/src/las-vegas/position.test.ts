import { describe, expect, test } from 'vitest';
import { scorePosition } from './position.ts';

const casino = (money: readonly unknown[], dice: unknown, number: unknown = 1) => ({ number, money, dice });
const score = (...casinos: readonly unknown[]) => scorePosition({ game: 'las-vegas', casinos });
const VALUES = [10, 20, 30, 40, 50, 60, 70, 80, 90];

describe('casinos written by hand', () => {
  test('[LV-8.2] the gains of each player and what goes back', () => {
    expect(score(casino([80, 30, 10], { red: 5, blue: 3, green: 3, yellow: 1 }))).toEqual({
      ok: true,
      value: { gains: { red: [80], yellow: [30] }, returned: [10] },
    });
  });

  test.each(['neutral', 'blank'])('[LV-8.2] what %s wins goes back', imaginary => {
    expect(score(casino([80, 30], { [imaginary]: 2, blue: 1 }))).toEqual({
      ok: true,
      value: { gains: { blue: [30] }, returned: [80] },
    });
  });

  test('[LV-8.2] players may have any name', () => {
    const dice = JSON.parse('{ "__proto__": 3, "toString": 2, "Þóra": 1, "": 4 }') as unknown;
    const result = score(casino([90, 80, 70, 60], dice));
    expect(result.ok && Object.entries(result.value.gains)).toEqual([
      ['', [90]],
      ['__proto__', [80]],
      ['toString', [70]],
      ['Þóra', [60]],
    ]);
  });

  test('[LV-8.3] casinos are paid in the order of their numbers, notes the highest first', () => {
    expect(score(casino([10, 60], { red: 1 }, 5), casino([20, 40, 90], { red: 2, blue: 1 }, 2))).toEqual({
      ok: true,
      value: { gains: { red: [90, 60], blue: [40] }, returned: [20, 10] },
    });
  });

  test('[LV-8.3] nothing else is judged', () => {
    const everyone = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name, i) => [name, i + 2]));
    expect(score(casino(Array(9).fill(90), everyone), casino([], { a: 8 }), casino([10], {})).ok).toBe(true);
    expect(score()).toEqual({ ok: true, value: { gains: {}, returned: [] } });
    expect(score(casino([50], { a: 0 }))).toEqual({ ok: true, value: { gains: {}, returned: [50] } });
  });

  test('[LV-8.3] nor how many notes lie at a casino', () => {
    const many = 2_000_000;
    const heap = score(casino(Array(many).fill(90), { red: 1 }));
    expect(heap.ok && [heap.value.gains['red'], heap.value.returned.length]).toEqual([[90], many - 1]);
  });
});

describe('[LV-8.1] refused with the place and the reason', () => {
  const number = { at: 'casinos[0].number', why: 'casino-number' };
  const dice = { at: 'casinos[0].dice.red', why: 'dice-count', most: 8 };
  test.each([
    ['a casino 7', [casino([50], {}, 7)], number],
    ['a casino 0', [casino([50], {}, 0)], number],
    ['a casino "1"', [casino([50], {}, '1')], number],
    ['no number', [{ money: [50], dice: {} }], number],
    ['minus one die', [casino([50], { red: -1 })], dice],
    ['half a die', [casino([50], { red: 1.5 })], dice],
    ['nine dice', [casino([50], { red: 9 })], dice],
    ['dice as a text', [casino([50], { red: '3' })], dice],
    ['dice by size', [casino([50], { red: { small: 3 } })], dice],
    [
      'a note of 15k',
      [casino([50, 15], { red: 1 })],
      { at: 'casinos[0].money[1]', why: 'note-unknown', values: VALUES },
    ],
    ['a note of 100k', [casino([100], {})], { at: 'casinos[0].money[0]', why: 'note-unknown', values: VALUES }],
    ['the second casino', [casino([], {}), casino([], {}, 9)], { ...number, at: 'casinos[1].number' }],
    ['a casino that is a number', [3], { at: 'casinos[0]', why: 'casino-shape' }],
    ['money that is no list', [{ number: 1, money: 80, dice: {} }], { at: 'casinos[0].money', why: 'money-shape' }],
    ['dice that are a list', [casino([50], [1, 2])], { at: 'casinos[0].dice', why: 'dice-shape' }],
  ])('%s', (_what, casinos, error) => {
    expect(score(...casinos)).toEqual({ ok: false, error });
  });

  test('no casinos at all', () => {
    const error = { at: 'casinos', why: 'casinos-missing' };
    expect(scorePosition({ game: 'las-vegas' })).toEqual({ ok: false, error });
    expect(scorePosition({ casinos: { 1: {} } })).toEqual({ ok: false, error });
  });
});
