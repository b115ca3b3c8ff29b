import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilItComes } from './until-it-comes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Something that cannot be had so often. */
const missing = (times: number) =>
  vi.fn(async () => {
    if (times-- > 0) throw new Error('there is no network');
  });

test('what does not come is asked for again until it is there, and no more then', async () => {
  const need = missing(2);
  untilItComes(need);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(need).toHaveBeenCalledTimes(3);
});

test('what nobody wants any more is not asked for again, also where it fails only then', async () => {
  const need = missing(Infinity);
  const stop = untilItComes(need);
  await vi.advanceTimersByTimeAsync(2000);
  expect(need).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(need).toHaveBeenCalledTimes(2);
  untilItComes(need)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(need).toHaveBeenCalledTimes(3);
});
