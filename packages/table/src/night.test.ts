import { expect, test } from 'vitest';
import { awakeAfter, awakeBetween, isNight, morningAfter, nightLasts, type Night } from './night.ts';

const HOUR = 60 * 60_000;
/** From ten in the evening until eight, where it is two hours later than in Greenwich. */
const night: Night = { from: 22 * 60, to: 8 * 60, ahead: 120 };
/** That hour there, on the first day or a later one. */
const at = (hour: number, day = 0): number => (24 * day + hour - 2) * HOUR;

test('a night goes over midnight, by the time of whoever set it', () => {
  expect(nightLasts(night)).toBe(600);
  expect([21, 22, 23, 24, 31].map(hour => isNight(night, at(hour)))).toEqual([false, true, true, true, true]);
  expect([32, 40].map(hour => isNight(night, at(hour)))).toEqual([false, false]);
  expect(isNight(null, at(23))).toBe(false);
});

test('it is over in the morning, and by day it is over at once', () => {
  expect(morningAfter(night, at(23))).toBe(at(8, 1));
  expect(morningAfter(night, at(3, 1))).toBe(at(8, 1));
  expect(morningAfter(night, at(12))).toBe(at(12));
});

test('time stands still at night', () => {
  expect(awakeAfter(at(20), HOUR, night)).toBe(at(21));
  expect(awakeAfter(at(20), 3 * HOUR, night)).toBe(at(9, 1));
  expect(awakeAfter(at(2, 1), HOUR, night)).toBe(at(9, 1));
  // Two days of fourteen hours each.
  expect(awakeAfter(at(8), 28 * HOUR, night)).toBe(at(22, 1));
  expect(awakeAfter(at(9), 28 * HOUR, night)).toBe(at(9, 2));
  expect(awakeAfter(at(9), 28 * HOUR, null)).toBe(at(13, 1));
});

test('a night by day is one, too, and before the first of all days it is as on any other', () => {
  const shift: Night = { from: 9 * 60, to: 17 * 60, ahead: -300 };
  expect(isNight(shift, 15 * HOUR)).toBe(true);
  expect(isNight(shift, 23 * HOUR)).toBe(false);
  expect(isNight(night, at(23, -1))).toBe(true);
});

test('what lies between two moments is what it takes to get from one to the other', () => {
  for (const zone of [night, null])
    for (const from of [at(3), at(12), at(21.5), at(22), at(30)])
      for (const lasts of [0, 1, 5, 17, 48, 130].map(hours => hours * 3_600_000))
        expect(awakeBetween(from, awakeAfter(from, lasts, zone), zone)).toBe(lasts);
  expect(awakeBetween(at(12), at(9), night)).toBe(0);
});
