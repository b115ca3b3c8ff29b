import { describe, expect, test } from 'vitest';
import { scorePosition } from './position.ts';

const at = (dice: unknown, money: unknown = [70, 30], number: unknown = 2) =>
  scorePosition({ casinos: [{ number, money, dice }] });

describe('positions written by hand', () => {
  test('[RV-4.1] [RV-1.5] weights, ties and gains', () => {
    expect(at({ red: { small: 1, big: 1 }, blue: { small: 3 }, neutral: { small: 2 } })).toEqual({
      ok: true,
      value: { gains: {}, returned: [70, 30] },
    });
    expect(at({ red: { big: 1 }, blue: { small: 1 }, green: {} })).toEqual({
      ok: true,
      value: { gains: { red: [70], blue: [30] }, returned: [] },
    });
  });

  test('[RV-4.3] [RV-4.4] what neutral and blank win returns', () => {
    expect(at({ blank: { small: 9 }, neutral: { small: 7, big: 1 }, red: { small: 1 } })).toEqual({
      ok: true,
      value: { gains: { red: [70] }, returned: [30] },
    });
    expect(at({ blank: { small: 9 }, neutral: { small: 7 }, red: { small: 1 } })).toEqual({
      ok: true,
      value: { gains: {}, returned: [70, 30] },
    });
  });

  test.each([
    ['too many small dice', { red: { small: 8 } }, 'casinos[0].dice.red.small', { why: 'dice-count', most: 7 }],
    ['two Biggies', { red: { big: 2 } }, 'casinos[0].dice.red.big', { why: 'dice-count', most: 1 }],
    ['neutral too', { neutral: { small: 8 } }, 'casinos[0].dice.neutral.small', { why: 'dice-count', most: 7 }],
    ['ten blank dice', { blank: { small: 10 } }, 'casinos[0].dice.blank.small', { why: 'dice-count', most: 9 }],
    ['a blank Biggy', { blank: { big: 0 } }, 'casinos[0].dice.blank.big', { why: 'dice-size', sizes: ['small'] }],
    ['a third size', { red: { huge: 1 } }, 'casinos[0].dice.red.huge', { why: 'dice-size', sizes: ['small', 'big'] }],
    ['half a die', { red: { small: 0.5 } }, 'casinos[0].dice.red.small', { why: 'dice-count', most: 7 }],
    ['a bare number', { red: 3 }, 'casinos[0].dice.red', { why: 'dice-shape' }],
  ])('%s is refused', (_name, dice, where, fault) => {
    expect(at(dice)).toEqual({ ok: false, error: { at: where, ...fault } });
  });

  test('a card that does not exist is refused', () => {
    expect(at({}, [20])).toMatchObject({ ok: false, error: { at: 'casinos[0].money[0]', why: 'note-unknown' } });
    expect(at({}, [30, 100])).toMatchObject({ ok: true });
    expect(at({}, [30], 7)).toMatchObject({ ok: false, error: { why: 'casino-number' } });
  });
});
