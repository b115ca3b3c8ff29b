import { expect, test } from 'vitest';
import { leftOf, stretchOf } from './clock.ts';

const [MINUTE, HOUR] = [60_000, 60 * 60_000];

test.each([
  [1, '1 seconds'],
  [30_000, '30 seconds'],
  [MINUTE, '1 minutes'],
  [MINUTE + 1, '61 seconds'],
  [5 * MINUTE, '5 minutes'],
  [119.5 * MINUTE, '120 minutes'],
  [2 * HOUR, '2 hours'],
  [24 * HOUR, '1 days'],
  [47 * HOUR, '47 hours'],
  [48 * HOUR, '2 days'],
])('%d milliseconds are %j', (ms, text) => {
  const { unit, n } = stretchOf(ms);
  expect(`${n} ${unit}`).toBe(text);
});

test('what is left is never less than nothing, and of no clock nothing is known', () => {
  expect(leftOf({ kind: 'none' }, 0, 5)).toBeNull();
  expect(leftOf({ kind: 'strict', after: 1000 }, 100, 600)).toBe(500);
  expect(leftOf({ kind: 'gentle', after: 1000 }, 100, 9000)).toBe(0);
});

test('of a clock in days as much is left as was agreed on, however many nights lie between', () => {
  const night = { from: 22 * 60, to: 8 * 60, ahead: 0 };
  const clock = { kind: 'days', after: 48 * HOUR, night } as const;
  // Asked at noon; in the middle of the night; and in the next morning.
  expect(leftOf(clock, 12 * HOUR, 12 * HOUR)).toBe(48 * HOUR);
  expect(leftOf(clock, 12 * HOUR, 26 * HOUR)).toBe(38 * HOUR);
  expect(leftOf(clock, 12 * HOUR, 33 * HOUR)).toBe(37 * HOUR);
  expect(leftOf(clock, 3 * HOUR, 4 * HOUR)).toBe(48 * HOUR);
});
