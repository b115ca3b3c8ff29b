import { expect, test } from 'vitest';
import { threadSeconds } from './thread-clock.ts';

test('the clock runs while something is computed, and never back', () => {
  const began = threadSeconds();
  let last = began;
  while (last === began) {
    const now = threadSeconds();
    expect(now).toBeGreaterThanOrEqual(last);
    last = now;
  }
  expect(last).toBeGreaterThan(began);
});
