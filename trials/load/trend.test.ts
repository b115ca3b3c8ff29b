import { expect, test } from 'vitest';
import { isLevel, isSteady, slopeOf, type Point, type Slope } from './trend.ts';

/** Twenty minutes, every ten seconds: a saw of 30 MB as a collector of garbage makes it, and on top of it so much an hour. */
const twentyMinutes = (perHour: number): readonly Point[] =>
  Array.from({ length: 120 }, (_, i) => {
    const at = i / 360;
    return { at, value: 600 + ((i * 7) % 30) + perHour * at };
  });
const slope = (points: readonly Point[]): Slope => slopeOf(points) as Slope;

test('memory that goes up and down is flat', () => {
  const level = slope(twentyMinutes(0));
  expect(level.low).toBeLessThan(0);
  expect(level.high).toBeGreaterThan(0);
  expect(isLevel(level)).toBe(true);
});

test.each([60, 200])('a leak of %i MB an hour is found', perHour => {
  const rising = slope(twentyMinutes(perHour));
  expect(rising.low).toBeLessThan(perHour);
  expect(rising.high).toBeGreaterThan(perHour);
  expect(isLevel(rising)).toBe(false);
});

test('no single value makes a slope', () => {
  const points = twentyMinutes(0).map((point, i) => (i > 110 && i < 114 ? { ...point, value: 5000 } : point));
  expect(isLevel(slope(points))).toBe(true);
});

test('what is small may rise by much of itself, and not by much of the whole', () => {
  const small = { perHour: 20, low: 10, high: 30, middle: 1 };
  expect(isLevel(small, 600)).toBe(true);
  expect(isLevel({ ...small, perHour: 30 }, 600)).toBe(false);
});

test('of two values there is no slope', () => {
  expect(slopeOf(twentyMinutes(0).slice(0, 2))).toBeNull();
});

test('a count is steady where it comes and goes, and not where it only comes', () => {
  const coming = Array.from({ length: 60 }, (_, i) => 2000 + (i % 7));
  expect(isSteady(coming)).toBe(true);
  expect(isSteady(coming.map((count, i) => count + 3 * i))).toBe(false);
  expect(isSteady([])).toBe(true);
});
