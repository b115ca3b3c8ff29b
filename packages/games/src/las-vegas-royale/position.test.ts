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
    ['a blank Biggy', { blank: { big: 1 } }, 'casinos[0].dice.blank.big', { why: 'dice-size', sizes: ['small'] }],
    ['no count', { red: { small: null } }, 'casinos[0].dice.red.small', { why: 'dice-count', most: 7 }],
    ['a third size', { red: { huge: 1 } }, 'casinos[0].dice.red.huge', { why: 'dice-size', sizes: ['small', 'big'] }],
    ['half a die', { red: { small: 0.5 } }, 'casinos[0].dice.red.small', { why: 'dice-count', most: 7 }],
    ['a bare number', { red: 3 }, 'casinos[0].dice.red', { why: 'dice-size', sizes: ['small', 'big'] }],
    ['a bare number of blank', { blank: 3 }, 'casinos[0].dice.blank', { why: 'dice-size', sizes: ['small'] }],
  ])('[RV-6.1] %s is refused', (_name, dice, where, fault) => {
    expect(at(dice)).toEqual({ ok: false, error: { at: where, ...fault } });
  });

  test('[RV-6.1] a card or a casino that does not exist is refused', () => {
    expect(at({}, [20])).toMatchObject({ ok: false, error: { at: 'casinos[0].money[0]', why: 'note-unknown' } });
    expect(at({}, [30, 100])).toMatchObject({ ok: true });
    expect(at({}, [30], 7)).toMatchObject({ ok: false, error: { why: 'casino-number' } });
  });

  test('[RV-6.1] [RV-2.1] a third card is refused', () => {
    expect(at({ red: { small: 1 } }, [70, 30, 40])).toEqual({
      ok: false,
      error: { at: 'casinos[0].money[2]', why: 'notes-many', most: 2 },
    });
  });

  test('[RV-6.2] none of a size that the party does not have is no mistake', () => {
    expect(at({ blank: { small: 5, big: 0 }, red: { small: 1, big: 0 } })).toEqual({
      ok: true,
      value: { gains: { red: [30] }, returned: [70] },
    });
  });

  test('[RV-6.3] players have any name, and how the dice and cards came there is not judged', () => {
    const dice = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'Þóra'].map((name, i) => [name, { small: i }]));
    expect(at(dice, [70])).toEqual({ ok: true, value: { gains: { Þóra: [70] }, returned: [] } });
    expect(at({}, [])).toMatchObject({ ok: true });
  });

  test('[RV-6.3] casinos are paid in the order of their numbers, of each the higher card first', () => {
    const casino = (number: number, money: readonly number[]) => ({ number, money, dice: { red: { small: 1 } } });
    expect(scorePosition({ casinos: [casino(5, [30, 60]), casino(2, [40, 90])] })).toEqual({
      ok: true,
      value: { gains: { red: [90, 60] }, returned: [40, 30] },
    });
  });
});
